import type { PhrasingContent } from 'mdast';
import { type Span, masks } from './passage';

/** Flattened inline content: text, text with code masked, the line of each character in the body, marked spans. */
export type InlineText = { text: string; masked: string; lines: number[]; spans: Span[] };

const emptyText = (): InlineText => ({ text: '', masked: '', lines: [], spans: [] });

const lineFeed = 10;

function append(to: InlineText, value: string, firstLine: number, maskCharacter?: string): void {
  to.text += value;
  to.masked += maskCharacter === undefined ? value : maskCharacter.repeat(value.length);
  let line = firstLine;
  for (let index = 0; index < value.length; index += 1) {
    to.lines.push(line);
    if (value.charCodeAt(index) === lineFeed) line += 1;
  }
}

function appendNode(to: InlineText, node: PhrasingContent): void {
  const line = node.position?.start.line ?? 1;
  const start = to.text.length;
  const span = (type: Span['type'], rest: Partial<Span> = {}): void => {
    to.spans.push({ type, start, end: to.text.length, ...rest });
  };
  if (node.type === 'text') append(to, node.value, line);
  else if (node.type === 'inlineCode') {
    append(to, node.value, line, masks.code);
    span('code');
  } else if (node.type === 'break' || (node.type === 'html' && /^<br/i.test(node.value))) append(to, '\n', line);
  else if ('children' in node) {
    for (const child of node.children) appendNode(to, child);
    if (node.type === 'strong') span('strong');
    if (node.type === 'link') span('link', { url: node.url });
  }
}

/** Line breaks between Chinese characters, which plugins/markdown/joinCjkLines removes. Others become spaces. */
const joinedBreak = /(?<=[\p{Script=Han}\p{P}])\n(?=[\p{Script=Han}\p{P}])/gu;

function joinLines(inline: InlineText): InlineText {
  if (!inline.text.includes('\n')) return inline;
  const dropped = new Set([...inline.text.matchAll(joinedBreak)].map(({ index }) => index));
  const keep = (value: string): string =>
    [...Array(value.length).keys()]
      .filter((index) => !dropped.has(index))
      .map((index) => (value.charAt(index) === '\n' ? ' ' : value.charAt(index)))
      .join('');
  const shift = (index: number): number => index - [...dropped].filter((at) => at < index).length;
  return {
    text: keep(inline.text),
    masked: keep(inline.masked),
    lines: inline.lines.filter((_line, index) => !dropped.has(index)),
    spans: inline.spans.map((span) => ({ ...span, start: shift(span.start), end: shift(span.end) })),
  };
}

/** Builds the text of inline nodes as it renders. */
export function buildInlineText(nodes: readonly PhrasingContent[]): InlineText {
  const inline = emptyText();
  for (const node of nodes) appendNode(inline, node);
  return joinLines(inline);
}
