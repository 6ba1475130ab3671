import { API, type Language } from '@meadhall/protocol';

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page that explains something: no script, no style of its own, so that the strictest policy lets it pass. */
export const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${API}/reference.css">
</head>
<body>
${body}
</body>
</html>
`;

/** The style of both pages: parchment by day, a hall by torchlight at night. */
export const REFERENCE_CSS = `:root {
  color-scheme: light dark;
  --ground: #f7f1e3; --panel: #fffaf0; --ink: #2b2118; --faint: #6b5a47; --line: #d9c9a8; --bronze: #8a5a12;
  --get: #1f6b3a; --post: #7a4a00; --put: #2b4c8c; --delete: #9c2626;
  font: 1rem/1.55 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17120e; --panel: #211a14; --ink: #f0e4cf; --faint: #bba88b; --line: #45382a; --bronze: #e0a64a;
    --get: #7fd19a; --post: #f0b95a; --put: #9dbcf5; --delete: #f29a8f;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); }
a { color: var(--bronze); }
a:focus-visible { outline: 2px solid var(--bronze); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--panel); padding: .5rem 1rem; }
main { max-width: 62rem; margin: 0 auto; padding: 0 1rem 4rem; }
main > h2:first-child { margin-top: 1.5rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav li a { display: block; padding: .2rem 0; text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { text-decoration: underline; }
nav h2 { font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--faint); margin: 1rem 0 .25rem; border: 0; }
header { padding: 1.5rem 1rem 0; max-width: 83rem; margin: 0 auto; }
header p { max-width: 50rem; }
h1 { margin: 0; font-size: 1.9rem; }
h2 { margin-top: 3rem; padding-bottom: .25rem; border-bottom: 2px solid var(--bronze); }
.top { padding-top: 1.5rem; }
.kind { margin: 0 0 .25rem; border: 0; font-size: 1.05rem; }
h3 { margin: 0 0 .25rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; font-size: .85rem; color: var(--faint); }
section { background: var(--panel); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem; margin: 1rem 0; }
section:target { border-color: var(--bronze); box-shadow: 0 0 0 2px var(--bronze); }
code, pre { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, monospace; font-size: .88em; }
pre { overflow-x: auto; background: var(--ground); border: 1px solid var(--line); padding: .75rem; border-radius: .4rem; margin: 0; }
.verb { font-weight: 700; display: inline-block; min-width: 4.4rem; }
nav .verb { font-size: .75rem; min-width: 3.6rem; }
.GET { color: var(--get); } .POST { color: var(--post); } .PUT, .PATCH { color: var(--put); } .DELETE { color: var(--delete); }
.needs { color: var(--faint); }
.kinds { display: flex; flex-wrap: wrap; gap: .25rem .75rem; list-style: none; padding: 0; margin: 0; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .25rem 1.5rem .25rem 0; border-bottom: 1px solid var(--line); }
@media (min-width: 75rem) {
  .with-contents { display: grid; grid-template-columns: 19rem minmax(0, 62rem); gap: 2rem; justify-content: center; }
  .contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: .5rem 0 2rem 1rem; }
}
@media (max-width: 74.99rem) { .contents { max-width: 62rem; margin: 0 auto; padding: 1rem 1rem 0; } }
@media (min-width: 60rem) { .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1rem; } }
`;
