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
    const what = `“${textOf(row.children[0]) || column}”`;
    if (text === '') return [`${what}的“${column}”列是空的：没有值写“无”，不适用写“—”`];
    if (!isErrorTable || !sayingNothing.test(text)) return [];
    if (column.endsWith('原因')) return [`${what}：写出原因，“${text}”没有帮助`];
    return actionColumn.test(column) ? [`${what}：写读者能做什么，“${text}”没有帮助`] : [];
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
      ? [finding(head, '加一列“原因”：没有原因的处理方法只是猜测')]
      : []),
    ...(isErrorTable ? columns : [])
      .filter((column) => columnNames.has(column))
      .map((column) => finding(head, `列名“${column}”改为“${columnNames.get(column) ?? ''}”，与其他错误表一致`)),
    ...(columns.includes('') ? [finding(head, '每一列都写列名')] : []),
    ...columns
      .filter((column, index) => column !== '' && columns.indexOf(column) !== index)
      .map((column) => finding(head, `有两列都叫“${column}”：按各自的内容命名`)),
    ...(rows.length === 0 ? [finding(head, '表没有内容：写上各行，或删去表')] : []),
    ...rows.flatMap((row) => {
      const cells = countWrittenCells(row, body);
      return cells === columns.length
        ? findRowFaults(row, columns, isErrorTable).map((message) => finding(row, message))
        : [
            finding(
              row,
              `这一行有 ${cells} 格，表有 ${columns.length} 列（${columns.join('、')}）：补齐或删去；格中的 | 写成 \\|`,
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
