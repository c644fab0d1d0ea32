import { cellBorder } from '../../../../search/protocol/cellBorder';
import { units } from './vocabulary';
import type { WordSource } from './wordSource';

type Template = (words: WordSource) => string;

const number = ({ below, pick }: WordSource): string =>
  `${pick([1, 5, 10, 30, 60, 100, 200, 500, 1000, 4096]) + below(3)} ${pick(units)}`;

const sentences: readonly Template[] = [
  (w) => `${w.verb()}${w.noun()}之前，先${w.verb()}${w.noun()}，并确认${w.noun()}正常`,
  (w) => `在${w.noun()}页面点击${w.verb()}，${w.noun()}随即${w.verb()}`,
  (w) => `${w.noun()}由${w.noun()}和${w.noun()}组成，用来${w.verb()}${w.noun()}`,
  (w) => `如果${w.noun()}没有${w.verb()}，检查${w.noun()}和${w.noun()}是否一致`,
  (w) => `${w.noun()}的默认值为 ${number(w)}，不得超过 ${number(w)}`,
  (w) => `使用 ${w.latin()} ${w.verb()}${w.noun()}时，${w.noun()}必须支持 ${w.latin()}`,
  (w) => `参数 ${w.identifier()} 表示${w.noun()}，修改后重新${w.verb()}${w.noun()}才生效`,
  (w) => `每次${w.verb()}会占用一个${w.noun()}，${w.noun()}不足时${w.verb()}失败`,
  (w) => `${w.noun()}与${w.noun()}使用同一个${w.noun()}，因此不能同时${w.verb()}`,
  (w) => `平台每隔 ${number(w)} ${w.verb()}一次${w.noun()}，并把${w.noun()}写入${w.noun()}`,
  (w) => `${w.latin()} 的${w.noun()}在 ${w.identifier()} 中${w.verb()}`,
  (w) => `现场的${w.noun()}较多时，建议按${w.noun()}${w.verb()}，便于以后${w.verb()}`,
  (w) => `${w.noun()}出现异常后，先${w.verb()}${w.noun()}，再${w.verb()}${w.noun()}，最后${w.verb()}${w.noun()}`,
  (w) => `${w.verb()}${w.noun()}的接口路径为 /api/v2/${w.identifier()}/${w.identifier()}`,
  (w) => `只有具有${w.noun()}权限的用户才能${w.verb()}${w.noun()}`,
];

const headings: readonly Template[] = [
  (w) => `${w.verb()}${w.noun()}`,
  (w) => w.noun(),
  (w) => `${w.noun()}与${w.noun()}`,
  (w) => `${w.latin()} ${w.noun()}`,
  (w) => `${w.noun()}不能${w.verb()}怎么办`,
  (w) => `第 ${String(1 + w.below(6))} 步：${w.verb()}${w.noun()}`,
  (w) => `用 ${w.latin()} ${w.verb()}${w.noun()}`,
];

/** Returns a sentence. */
function writeSentence(words: WordSource): string {
  return `${words.pick(sentences)(words)}。`;
}

/** Returns a paragraph of a few sentences. */
export function writeParagraph(words: WordSource): string {
  return Array.from({ length: 1 + words.below(3) }, () => writeSentence(words)).join('');
}

/** Returns a unique heading. */
export function writeHeading(words: WordSource): string {
  return words.pickByRank(headings)(words);
}

/** Formats a table like the indexer: one row a line. */
function formatTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join(cellBorder)).join('\n');
}

/** Returns a table of parameters. */
export function writeTable(words: WordSource): string {
  const types = ['string', 'int', 'float', 'bool'];
  const rows = Array.from({ length: 3 + words.below(5) }, () => [
    words.identifier(),
    words.pick(types),
    number(words),
    `${words.noun()}，${words.verb()}时${words.verb()}`,
  ]);
  return formatTable([['名称', '类型', '默认值', '说明'], ...rows]);
}

/** Returns a table of error codes. */
export function writeErrorTable(words: WordSource): string {
  const rows = Array.from({ length: 3 + words.below(6) }, () => [
    String(1000 + words.below(9000)),
    `${words.noun()}${words.verb()}失败`,
    `${words.verb()}${words.noun()}后重试`,
  ]);
  return formatTable([['错误码', '含义', '处理方法'], ...rows]);
}

/** Returns a block of code. */
export function writeCode(words: WordSource): string {
  const fields = Array.from(
    { length: 3 + words.below(6) },
    () => `  "${words.identifier()}": ${words.pick(['true', '0', '1', '"auto"', '[]', '12.5'])},`,
  );
  const command = `curl -X POST http://localhost:7000/api/v2/${words.identifier()}/${words.identifier()}`;
  return words.below(2) === 0 ? ['{', ...fields, '}'].join('\n') : [command, '{', ...fields, '}'].join('\n');
}
