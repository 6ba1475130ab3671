/** A fenced block of a Markdown text. */
export interface Fence {
  /** First word of the info string, in lower case. */
  language: string;
  /** Line of the opening fence, counted from 1. */
  line: number;
  content: string;
  /** What stands between the block before and this one. */
  prose: string;
}

// CommonMark, but for one thing: a fence may be indented as deep as its author likes.
const FENCE = /^\s*(?<marks>`{3,}|~{3,})(?<info>.*)$/;

/** The fenced blocks of a text. A fence that is never closed reaches to the end. */
export function fences(markdown: string): Fence[] {
  const found: Fence[] = [];
  let open: (Fence & { marks: string; lines: string[] }) | null = null;
  let prose: string[] = [];
  for (const [index, line] of markdown.split(/\r\n|\n|\r/).entries()) {
    const { marks = '', info = '' } = FENCE.exec(line)?.groups ?? {};
    if (open) {
      if (marks.startsWith(open.marks) && info.trim() === '') {
        found.push(closed(open));
        open = null;
      } else open.lines.push(line);
    } else if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) {
      const language = info.trim().split(/\s/)[0]?.toLowerCase() ?? '';
      const before = prose.join('\n');
      open = { language, line: index + 1, content: '', prose: before, marks, lines: [] };
      prose = [];
    } else prose.push(line);
  }
  if (open) found.push(closed(open));
  return found;
}

function closed({ language, line, prose, lines }: Fence & { lines: string[] }): Fence {
  return { language, line, prose, content: lines.join('\n') };
}
