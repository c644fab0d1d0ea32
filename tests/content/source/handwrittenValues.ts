/** Refuses handwritten values that must come from facts/: safety figures, limits, serial numbers, addresses, versions. */
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import type { SourcePage } from './sourcePage';

type Pattern = {
  pattern: RegExp;
  /** Returns the message for the found text. */
  advise: (found: string) => string;
  isWarning?: boolean;
  /** Whether the pattern also applies in code blocks. */
  inCode?: boolean;
  /** Whether the pattern applies only to pages with `safety: motion` or `safety: electrical`. */
  onlyDangerous?: boolean;
};

const key = '\uE000';
const keys = /%%[^%\n]*%%/g;
const fence = /^\s*(`{3,}|~{3,})/;
const number = '\\d+(?:[.,]\\d+)*';
const limitUnits = '(?:ms|s|[KMGT]?B|px|Hz|kHz|mm|个|条|台|次|字符|字节|行)(?![A-Za-z])';

const patterns: readonly Pattern[] = [
  {
    pattern: /(?<![\w-])(?!(?:X{4}-){3}X{4})[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![\w-])/g,
    advise: (found) => `${found} 可能是真实设备的序列号：写 %%world.device.uuid%%`,
    inCode: true,
  },
  {
    pattern: /(?<![\d.])192\.168\.1\.\d{1,3}(?![\d.])/g,
    advise: (found) => `地址 ${found} 不在事实库中：用示例环境中的一个，用 npm run facts -- 192.168.1 查`,
    inCode: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\w.${key}])${number} (?:k?V|m?A|[kM]?Ω|mm²|N·m|kN|MPa|k?W)(?![\\w·/])|IP[2-6]\\d(?![\\w.])`,
      'g',
    ),
    advise: (found) => `安全数值“${found}”没有来源：用有来源的事实，或写“见设备铭牌”“见驱动器手册”`,
    onlyDangerous: true,
  },
  {
    pattern: new RegExp(
      `(?<!建议)(?:不超过|不能超过|最多|不少于|至少|不小于|每隔约|保留) ?${number} ?${limitUnits}`,
      'g',
    ),
    advise: (found) => `限值“${found}”是手写的：加到 facts/，写它的键`,
    isWarning: true,
  },
  {
    pattern: new RegExp(`(?<=状态)[^。；]{0,12}在 ?${number} ?(?:ms|s) ?内`, 'g'),
    advise: (found) => `时间“${found}”是手写的：加到 facts/，写它的键`,
    isWarning: true,
  },
  {
    pattern: new RegExp(`(?:连接状态|设备状态)[^“”，。]{0,4}“[^”${key}]+”`, 'g'),
    advise: (found) => `“${found}”：状态写它的键，用 npm run facts -- 状态 查`,
  },
  {
    pattern: /V\d+(?:\.\d+)+ ?(?:起|开始|之后)|(?:自|从) ?V\d+(?:\.\d+)+/g,
    advise: (found) => `“${found}”：版本写它的键，例如 %%neptune.release.v2-9:version%% 起`,
  },
];

/** Lists the lines of a page file without front matter, with each key replaced by one character. */
function findLines({ writtenText }: SourcePage): { text: string; line: number; isCode: boolean }[] {
  const all = writtenText.split('\n');
  const end = all[0] === '---' ? all.indexOf('---', 1) : -1;
  let open: string | undefined;
  return all.flatMap((text, index) => {
    if (index <= end) return [];
    const mark = fence.exec(text)?.[1];
    const isFence = mark !== undefined && (open === undefined || mark.startsWith(open));
    const isCode = open !== undefined && !isFence;
    if (isFence) open = open === undefined ? mark : undefined;
    return [{ text: text.replace(keys, key), line: index + 1, isCode }];
  });
}

function examinePage(page: SourcePage): Examination {
  const { file, frontMatter } = page;
  const isDangerous = frontMatter?.safety === 'motion' || frontMatter?.safety === 'electrical';
  const lines = findLines(page);
  const findings = lines.flatMap(({ text, line, isCode }) =>
    patterns
      .filter(({ inCode, onlyDangerous }) => (!isCode || inCode) && (!onlyDangerous || isDangerous))
      .flatMap(({ pattern, advise, isWarning }) =>
        [...text.matchAll(pattern)].map(([found]): Finding => ({
          file,
          line,
          message: advise(found.replaceAll(key, '…')),
          ...(isWarning ? { severity: 'warning' } : {}),
        })),
      ),
  );
  return { findings, examined: lines.length };
}

export const handwrittenValuesRule = buildPageRule('handwrittenValues', examinePage);
