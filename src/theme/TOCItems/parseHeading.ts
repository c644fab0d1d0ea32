export type HeadingPart = { text: string; isCode: boolean };

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|#x27);/g, (_match, name: string) => entities[name] ?? '');
}

/**
 * Reads a heading of the table of contents, which Docusaurus hands on as HTML, into text and code. Other markup
 * (emphasis, strikethrough) is left out: the list needs the words.
 */
export function parseHeading(html: string): HeadingPart[] {
  return html
    .split(/(<code>[\s\S]*?<\/code>)/)
    .filter(Boolean)
    .map((part) => ({ text: readText(part), isCode: part.startsWith('<code>') }));
}
