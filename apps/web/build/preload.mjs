/**
 * Lets the browser fetch the two fonts of the first screen beside the style sheet instead of after it.
 * @param {RegExp} fonts names of the font files
 * @returns {import('vite').Plugin}
 */
export function preloadFonts(fonts) {
  return {
    name: 'meadhall-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => fonts.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: true,
            },
          })),
    },
  };
}
