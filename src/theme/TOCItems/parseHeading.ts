export type HeadingPart = { text: string; isCode: boolean };

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|#x27);/g, (_match, name: string) => entities[name] ?? '');
}

/**
 * Parses a heading of the table of contents, which Docusaurus provides as HTML, into text and code. Drops other markup
 * such as emphasis.
 */
export function parseHeading(html: string): HeadingPart[] {
  return html
    .split(/(<code>[\s\S]*?<\/code>)/)
    .filter(Boolean)
    .map((part) => ({ text: readText(part), isCode: part.startsWith('<code>') }));
}
