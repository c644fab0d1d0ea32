import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type SourcePage, lineOf, parseBody } from './sourcePage';

/** Statement of a size, such as "保活时间为 20 s". */
export type Statement = {
  label: string;
  value: string;
  unit: string;
  line: number;
  file: string;
  pageId: string;
  /** False when the value comes from a key. */
  isByHand: boolean;
};

const unitWords =
  'ms|s|min|h|d|Hz|kHz|MHz|B|KB|MB|GB|TB|bit|bit/s|kbit/s|Mbit/s|mm|cm|m|µm|pulse|pulse/ms|r/min|V|A|mA|W|kW|%|°C|°|秒|分钟|小时|天|个月|个字符|字符|字节|个|条|台|次|位|级|页|轴|路|行|列|倍';
const size = `(-?\\d+(?:[.,]\\d+)*)\\s*(${unitWords})(?![A-Za-z/\\d])`;
type Found = Omit<Statement, 'isByHand'>;

/** Minimum version of a program: `Node.js 18 或更高版本`. */
const minVersion = /([A-Za-z][A-Za-z.+#]*) (\d+(?:\.\d+)*) 或更高/g;

/** Sequence of Chinese and Latin words that may be a label. */
const name = '([\\p{Script=Han}A-Za-z][\\p{Script=Han}A-Za-z0-9 ]{1,18}?)';
const definingWords =
  '(?:固定为|默认为|默认是|设置为|上限为|上限是|长度为|等于|不超过|不能超过|不得超过|不大于|不少于|不小于|最多为|最多|最少|最长为|最长|最短为|最短|最大为|最大|为|是|：|=)';
const definition = new RegExp(`${name}\\s?${definingWords}\\s?${size}`, 'gu');
const wholeSize = new RegExp(`^(?:不超过|最多|最长|最短|约)?\\s?${size}$`, 'u');
const wholeNumber = /^\d+(?:\.\d+)?$/;

/** Words before the label in a sentence. Does not contain single characters that labels contain. */
const opening =
  /^.*(?:的|把|将|与|和|或|及|在(?!线)|这个|该|本(?!地)|建议|默认|一般|通常|可以|必须|需要|如果|例如|示例|每次|时(?=[A-Z]))/u;

const valueColumns = /^(?:值|取值|默认值|规格|最低要求|推荐配置)$/;

function normalizeLabel(label: string): string {
  return label.trim().replace(opening, '').trim();
}

function findInText(page: SourcePage): Found[] {
  const statements: Found[] = [];
  visit(parseBody(page), (node) => {
    if (node.type === 'table' || node.type === 'code') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const text = toString(node);
    if (text.startsWith('结果：')) return SKIP; // output of one run
    for (const [, label = '', value = '', unit = ''] of text.matchAll(definition)) {
      statements.push({ label, value, unit, line: lineOf(page, node), file: page.file, pageId: page.id });
    }
    for (const [, software = '', value = ''] of text.matchAll(minVersion)) {
      const label = `${software} 至少`;
      statements.push({ label, value, unit: '', line: lineOf(page, node), file: page.file, pageId: page.id });
    }
    return SKIP;
  });
  return statements.map((statement) => ({ ...statement, label: normalizeLabel(statement.label) }));
}

function findInTable(page: SourcePage, table: Table): Found[] {
  const [head, ...rows] = table.children;
  const columns = (head?.children ?? []).map((cell) => toString(cell).trim());
  const unitAt = columns.indexOf('单位');
  return rows.flatMap((row) =>
    columns.flatMap((column, index): Found[] => {
      if (index === 0 || !valueColumns.test(column)) return [];
      const first = toString(row.children[0] ?? { type: 'tableCell', children: [] }).trim();
      const cell = toString(row.children[index] ?? { type: 'tableCell', children: [] }).trim();
      const [, value, unit] = wholeSize.exec(cell) ?? [];
      const base = {
        label: `${first}${column === '值' ? '' : ` ${column}`}`,
        line: lineOf(page, row),
        file: page.file,
        pageId: page.id,
      };
      if (value !== undefined && unit !== undefined) return [{ ...base, value, unit }];
      if (!wholeNumber.test(cell)) return [];
      const ownUnit = toString(row.children[unitAt] ?? { type: 'tableCell', children: [] }).trim();
      return [{ ...base, value: cell, unit: ownUnit }];
    }),
  );
}

function readStatements(page: SourcePage): Statement[] {
  const statements = findInText(page);
  visit(parseBody(page), 'table', (table) => {
    statements.push(...findInTable(page, table));
  });
  const written = page.writtenText.split('\n').map((line) => line.replace(/%%[^%]*%%/g, ''));
  return statements.map((statement) => {
    const literal = new RegExp(`(?<![\\d.])${statement.value}(?![\\d.])`);
    return { ...statement, isByHand: literal.test(written[statement.line - 1] ?? '') };
  });
}

const statementsOf = new WeakMap<SourcePage, readonly Statement[]>();

/** Finds statements of sizes in sentences and in tables of values, once for each page. */
export function findStatements(page: SourcePage): readonly Statement[] {
  const statements = statementsOf.get(page) ?? readStatements(page);
  statementsOf.set(page, statements);
  return statements;
}
