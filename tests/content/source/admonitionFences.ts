/** Types of admonition with their titles (Z41), most severe first. Other types of Docusaurus are not used. */
export const admonitionTitles: Readonly<Record<string, string>> = {
  danger: '危险',
  warning: '警告',
  caution: '注意',
  note: '说明',
  tip: '提示',
};

/** All opening lines, for messages. */
export const admonitionForms = Object.entries(admonitionTitles)
  .map(([type, title]) => `:::${type}[${title}]`)
  .join('、');

/** Block `:::type[title]` … `:::`. Lines are relative to the body, 1-based. */
export type Admonition = { type: string; title: string; firstLine: number; lastLine: number };

const codeFence = /^\s*(`{3,}|~{3,})/;
const admonitionFence = /^\s*:{3,}\s*(\w*)(?:\[(.*)\])?\s*$/;

/** Calls `onLine` with every line of `body` that is not in a code block. */
export function eachProseLine(body: string, onLine: (text: string, line: number) => void): void {
  let code: string | undefined;
  body.split('\n').forEach((text, index) => {
    const mark = codeFence.exec(text)?.[1];
    if (mark !== undefined && (code === undefined || mark.startsWith(code))) {
      code = code === undefined ? mark : undefined;
    } else if (code === undefined) onLine(text, index + 1);
  });
}

/** Lists the closed admonitions of a body, in order. */
export function findAdmonitions(body: string): Admonition[] {
  const found: Admonition[] = [];
  let open: Admonition | undefined;
  eachProseLine(body, (text, line) => {
    const [, type, title = ''] = admonitionFence.exec(text) ?? [];
    if (type === undefined) return;
    if (type !== '') open = { type, title, firstLine: line, lastLine: line };
    else if (open) {
      found.push({ ...open, lastLine: line });
      open = undefined;
    }
  });
  return found;
}

/**
 * Wraps the fences of admonitions in HTML comments (`<!--:::danger[危险]-->`). A plain Markdown parser then parses the
 * content between them as blocks. Keeps line numbers.
 */
export function commentAdmonitionFences(body: string): string {
  const lines = body.split('\n');
  eachProseLine(body, (text, line) => {
    if (!admonitionFence.test(text)) return;
    const indent = /^\s*/.exec(text)?.[0] ?? '';
    lines[line - 1] = `${indent}<!--${text.trim()}-->`;
  });
  return lines.join('\n');
}
