/** One statement of the specification and how this repository keeps it. */
export type Row = {
  line: number;
  statement: string;
  places: readonly string[];
  tests: readonly string[];
  reason: string;
};

const columns = ['Statement', 'Where it lives', 'Test', 'Difference and reason'];

function splitCells(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

function listCode(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Rows of every table in `contributing/specification.md`. Tests stand as `file › title`, one per code span.
 * Throws when a table has other columns, so that no row is skipped unseen.
 */
export function parseRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index): Row[] => {
    if (!text.startsWith('|') || /^\|[\s|:-]+$/.test(text)) return [];
    const cells = splitCells(text);
    if (cells.join() === columns.join()) return [];
    const [statement = '', places = '', tests = '', reason = ''] = cells;
    if (cells.length !== columns.length) {
      throw new Error(`line ${index + 1}: ${cells.length} cells instead of ${columns.length} (${columns.join(', ')})`);
    }
    return [{ line: index + 1, statement, places: listCode(places), tests: listCode(tests), reason }];
  });
}
