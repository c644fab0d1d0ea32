/** Text of a cell without a value (templates: 没有值写“无”，不适用写“—”). */
export const none = '无';
export const notApplicable = '—';

/** Escapes text for a table cell. */
function cell(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/** Renders a GFM table. Empty cells become 无. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.map((text) => cell(text) || none).join(' | ')} |`;
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Renders `text` as inline code, even if it contains backticks. */
export function renderCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
