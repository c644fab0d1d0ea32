/** Z02, Z16: a space between number and unit, none before % and °; symbols, in their right spelling. */
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { glueableUnit, misspelledUnits, unit } from './unitSymbols';

const number =
  '(?<![A-Za-z0-9_.#/\\uE000-])(?:[±+−-]?)(?:0(?![A-F](?![A-Za-z]))(?=[.\\D])|[1-9]\\d*(?:,\\d{3})*)(?:\\.\\d+)?';
const compound = `(?:${unit})(?:[²³])?(?:[/·](?:${unit})(?:[²³])?)*`;
const end = '(?![A-Za-z0-9_²³])';

const glued = new RegExp(
  `(?<=${number})(?=(?:${glueableUnit}|r(?=/(?:min|s)))(?:[²³]|[/·](?:${unit})[²³]?)*${end})`,
  'gu',
);
const gluedDegree = new RegExp(`(?<=${number})(?=°C)`, 'gu');
const spacedSign = new RegExp(`(?<=${number}) +(?=%|‰|°(?![CF/]))`, 'gu');
const celsius = new RegExp('[ ]?℃', 'gu');
const misspelled = misspelledUnits.map(([pattern, symbol]) => ({
  symbol,
  pattern: new RegExp(`(?<=${number})( ?)(?:${pattern})(?![A-Za-z0-9_/])`, 'gu'),
}));
const powers = new RegExp(`(?<=\\d ?)(?:${unit})\\^([23])`, 'gu');
const bareByte = new RegExp(
  `(?<=${number})( ?)([KkMG])(?![A-Za-z0-9_/.-])(?! ?(?:网络|网卡|画面|屏|分辨率|模块|路由|信号|卡|制式|通信|/))`,
  'gu',
);
const angle = new RegExp(`(?<=${number}) ?度(?![量数假过高角C])`, 'gu');
const mixed = new RegExp(
  `(?:${compound})/(?:秒|分钟?|小时|转|次)|(?<!\\d ?)(?:秒|分钟|小时|毫米|脉冲|转)/(?:${unit})(?![A-Za-z])`,
  'gu',
);
const boxed: Readonly<Record<string, string>> = {
  '㎜': 'mm',
  '㎝': 'cm',
  '㎞': 'km',
  '㎡': 'm²',
  '㎏': 'kg',
  '㎎': 'mg',
  '㎐': 'Hz',
  '㎑': 'kHz',
  '㎒': 'MHz',
  '㎳': 'ms',
  '㎲': 'μs',
  '㏀': 'kΩ',
  '㎾': 'kW',
  '㎷': 'mV',
  '㎃': 'mA',
  '㎫': 'MPa',
  '㎪': 'kPa',
  '\u2126': 'Ω',
  '℉': '°F',
};
const boxedSymbol = new RegExp(`[${Object.keys(boxed).join('')}]`, 'gu');
const unitWords: Readonly<Record<string, string>> = { 毫秒: 'ms', 秒: 's', 分钟: 'min', 小时: 'h', 天: 'd' };
const unitColumns = /^(?:单位|取值范围|默认值|约束)$/u;
const unitCell = /^(?:毫秒|秒|分钟|小时)$/gu;

/** Corrects sizes such as `64K` and `512M`, but not names such as `4K`, `5G` and `2G/3G`. */
function bytes([found, , prefix = '']: RegExpExecArray, before: string): string | undefined {
  const amount = /\d+$/.exec(before)?.[0] ?? '';
  if (prefix === 'G' && /^[2-6]$/.test(amount)) return undefined;
  if (prefix.toUpperCase() === 'K' && /^[248]$/.test(amount)) return undefined;
  return found === '' ? undefined : ` ${prefix.toUpperCase()}B`;
}

/** Matches a number, a boxed symbol or a unit name alone in its cell: other passages are skipped. */
const hasAmount = new RegExp(
  `\\d|[℃${Object.keys(boxed).join('')}]|^(?:毫秒|秒|分钟|小时)$|/(?:秒|分|小时|转|次|[a-zA-Z])`,
  'u',
);
const anyMisspelled = new RegExp(misspelled.map(({ pattern: { source } }) => `(?:${source})`).join('|'), 'u');

export const unitsRule: LanguageRule = {
  name: 'units',
  codes: { Z02: 'error', Z16: 'error' },
  passage: () =>
    function* findUnits(passage) {
      const searched = passage.plain;
      if (!hasAmount.test(searched)) return;
      yield* correctMatches(passage, 'Z02', glued, () => ' ');
      yield* correctMatches(passage, 'Z02', gluedDegree, () => ' ');
      yield* correctMatches(passage, 'Z02', spacedSign, () => '');
      yield* correctMatches(passage, 'Z02', celsius, () => (passage.text.trim() === '℃' ? '°C' : ' °C'));
      for (const { symbol, pattern } of anyMisspelled.test(searched) ? misspelled : []) {
        if (symbol !== '°C') yield* correctMatches(passage, 'Z16', pattern, () => ` ${symbol}`);
        else yield* correctMatches(passage, 'Z16', pattern, ([found]) => (found.includes('℃') ? undefined : ' °C'));
      }
      yield* correctMatches(passage, 'Z16', powers, ([found, power]) =>
        found.replace(/\^[23]$/, power === '2' ? '²' : '³'),
      );
      yield* correctMatches(passage, 'Z16', bareByte, (match) => bytes(match, searched.slice(0, match.index)));
      yield* correctMatches(passage, 'Z16', angle, () => '°（角度）或 °C（温度）');
      yield* correctMatches(passage, 'Z16', mixed, ([found]) =>
        found.replace(
          /毫秒|分钟?|秒|小时|毫米|脉冲|转|次/gu,
          (word) =>
            ({ 毫秒: 'ms', 秒: 's', 分: 'min', 分钟: 'min', 小时: 'h', 毫米: 'mm', 脉冲: 'pulse', 转: 'r', 次: '次' })[
              word
            ] ?? word,
        ),
      );
      yield* correctMatches(passage, 'Z16', boxedSymbol, ({ 0: found, index }) => {
        const symbol = boxed[found];
        return symbol !== undefined && /\d$/.test(searched.slice(0, index)) ? ` ${symbol}` : symbol;
      });
      if (passage.kind === 'cell' && unitColumns.test(passage.columnHeader ?? '')) {
        yield* correctMatches(passage, 'Z16', unitCell, ([found]) => unitWords[found], {
          because: '参数表里写单位符号',
        });
      }
    },
};
