/**
 * Checks tables: no blank cells, the same number of cells in each row, a cause and a solution for every error, and the
 * same column names in every table of errors.
 */
import type { Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

const actionColumn = /^(?:处理|处理方法|处理措施|解决方法|恢复方法)$/;
/** Column names that error tables must use, by the names found instead. */
const columnNames: ReadonlyMap<string, string> = new Map([
  ['处理', '处理方法'],
  ['处理措施', '处理方法'],
  ['解决方法', '处理方法'],
  ['恢复', '恢复标志'],
]);
const sayingNothing = /^(?:无|—|-|--|\/|同上|略|不详|未知|参见手册|联系管理员|联系技术支持|联系售后)[。]?$/;

function textOf(cell: TableCell | undefined): string {
  return cell ? toString(cell, { includeImageAlt: true }).trim() : '';
}

/** Counts the cells in the source of a row. The parser pads short rows and truncates long ones silently. */
function countWrittenCells(row: TableRow, body: readonly string[]): number {
  const line = body[(row.position?.start.line ?? 1) - 1] ?? '';
  const cells = line
    .trim()
    .replace(/`+[^`]*`+/g, (code) => code.replace(/\\\|/g, ''))
    .replace(/\\\|/g, '')
    .replace(/^\|/, '')
    .replace(/\|$/, '');
  return cells.split('|').length;
}

function findRowFaults(row: TableRow, columns: readonly string[], isErrorTable: boolean): string[] {
  return columns.flatMap((column, index): string[] => {
    const text = textOf(row.children[index]);
    const what = `"${textOf(row.children[0]) || column}"`;
    if (text === '') return [`${what}, column ${column}: write 无 when there is no value, — when it does not apply`];
    if (!isErrorTable || !sayingNothing.test(text)) return [];
    if (column.endsWith('原因')) return [`${what}: write the cause; "${text}" does not help`];
    return actionColumn.test(column) ? [`${what}: write what the reader can do; "${text}" does not help`] : [];
  });
}

function findTableFaults(page: SourcePage, table: Table, body: readonly string[]): Finding[] {
  const [head, ...rows] = table.children;
  if (!head) return [];
  const columns = head.children.map(textOf);
  const isSymptomTable = (columns[0] ?? '').startsWith('现象') && columns.some((column) => actionColumn.test(column));
  const isErrorTable =
    columns.some((column) => column.endsWith('原因')) && columns.some((column) => actionColumn.test(column));
  const finding = (row: TableRow, message: string): Finding => ({ file: page.file, line: lineOf(page, row), message });
  return [
    ...(isSymptomTable && !columns.some((column) => column.endsWith('原因'))
      ? [finding(head, 'add a column 原因: a way out without the cause is a guess')]
      : []),
    ...(isErrorTable ? columns : [])
      .filter((column) => columnNames.has(column))
      .map((column) =>
        finding(head, `call the column ${column} ${columnNames.get(column) ?? ''}, as in other tables of errors`),
      ),
    ...(columns.includes('') ? [finding(head, 'give every column a title')] : []),
    ...columns
      .filter((column, index) => column !== '' && columns.indexOf(column) !== index)
      .map((column) => finding(head, `two columns are called ${column}; name what each holds`)),
    ...(rows.length === 0 ? [finding(head, 'the table has no rows; write them or remove it')] : []),
    ...rows.flatMap((row) => {
      const cells = countWrittenCells(row, body);
      return cells === columns.length
        ? findRowFaults(row, columns, isErrorTable).map((message) => finding(row, message))
        : [
            finding(
              row,
              `${cells} cells in a table of ${columns.length} columns (${columns.join('、')}); write | in a cell as \\|`,
            ),
          ];
    }),
  ];
}

function examinePage(page: SourcePage): Examination {
  const findings: Finding[] = [];
  let examined = 0;
  const body = page.body.split('\n');
  visit(parseBody(page), 'table', (table) => {
    examined += 1;
    findings.push(...findTableFaults(page, table, body));
  });
  return { findings, examined };
}

export const tablesRule = buildPageRule('tables', examinePage);
