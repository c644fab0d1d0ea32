/** Unit symbols of GB 3100 and GB/T 3101 that pages use, without compounds. */
import escapeRegExp from 'escape-string-regexp';

const symbols = [
  ...['ns', 'μs', 'ms', 's', 'min', 'h', 'nm', 'μm', 'mm', 'cm', 'dm', 'm', 'km', 'mV', 'kV', 'V', 'μA', 'mA', 'A'],
  ...['mW', 'W', 'kW', 'MW', 'VA', 'kVA', 'var', 'Hz', 'kHz', 'MHz', 'GHz', 'Ω', 'kΩ', 'MΩ', 'N·m', 'N', 'kN', 'Pa'],
  ...[
    'kPa',
    'MPa',
    'bar',
    '°C',
    'K',
    'g',
    'kg',
    'mg',
    't',
    'mL',
    'L',
    'B',
    'KB',
    'MB',
    'GB',
    'TB',
    'bit',
    'kbit',
    'Mbit',
  ],
  ...['bps', 'kbps', 'Mbps', 'Gbps', 'rpm', 'r', 'dB', 'pulse', 'px', 'lm', 'lx', 'pF', 'nF', 'μF', 'mH', 'μH', 'rad'],
  ...['kWh', 'W·h', 'mAh', 'A·h', 'fps', 'byte', 'bytes', 'VDC', 'VAC', 'kgf', 'kg·m²'],
];

/** Symbols that are part of a name (`5G`, `8N1`, `2B`, `4K`) too often when no space precedes them. */
const ambiguousWhenGlued = new Set(['K', 'N', 't', 'L', 'B', 'r']);

const longestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');

/** Unit symbols as alternatives of a regular expression, longest first. */
export const unit = longestFirst(symbols);
export const glueableUnit = longestFirst(symbols.filter((symbol) => !ambiguousWhenGlued.has(symbol)));

/** Wrong spellings as alternatives of a regular expression, with the right symbol. */
export const misspelledUnits: readonly (readonly [pattern: string, symbol: string])[] = [
  ['r(?:ev)?[./]?p(?:er)?[./]?m|RPM|Rpm|r/m|rev/min|转/min|转/分钟?|转每分钟?|r/分钟?', 'r/min'],
  ['转/s|转/秒|转每秒', 'r/s'],
  ['MS|Ms|msec|毫秒', 'ms'],
  ['us|微秒', 'μs'],
  ['纳秒', 'ns'],
  ['S|sec|secs|Sec|秒', 's'],
  ['Min|MIN|mins|分钟', 'min'],
  // Allows 小时 in differences of time zones.
  ['hr|hrs|hour|hours|(?<!(?:差|错位) ?\\d+ ?)小时', 'h'],
  ['MM', 'mm'],
  ['毫米/秒', 'mm/s'],
  ['米/秒', 'm/s'],
  ['毫米', 'mm'],
  ['厘米|公分', 'cm'],
  ['微米|um', 'μm'],
  ['公里|千米|KM|Km', 'km'],
  ['米(?![线勒兰制字级])', 'm'],
  ['毫伏|mv|MV', 'mV'],
  ['千伏|KV|Kv|kv', 'kV'],
  ['伏特?|v', 'V'],
  ['毫安|ma|MA|Ma', 'mA'],
  ['安培|a', 'A'],
  ['千瓦|KW|Kw|kw', 'kW'],
  ['瓦特?|w', 'W'],
  ['HZ|hz|赫兹', 'Hz'],
  ['千赫兹?|KHZ|KHz|Khz|khz', 'kHz'],
  ['兆赫兹?|MHZ|Mhz|mhz', 'MHz'],
  ['GHZ|Ghz|ghz', 'GHz'],
  ['欧姆|ohms?|Ohms?|OHM', 'Ω'],
  ['千欧|KΩ|Kohm|kohm', 'kΩ'],
  ['牛[·.]?米|Nm|NM|N\\.m|N\\*m|N-m', 'N·m'],
  ['兆帕|MPA|Mpa|mpa', 'MPa'],
  ['千帕|KPA|Kpa|KPa|kpa', 'kPa'],
  ['公斤|千克|KG|Kg', 'kg'],
  ['克(?![服隆])', 'g'],
  ['吨', 't'],
  ['毫升|ml|ML', 'mL'],
  ['摄氏度|°c|º ?C|度C|℃|° C', '°C'],
  ['分贝|DB|db|Db', 'dB'],
  ['脉冲/毫秒|脉冲/ms|pulse/毫秒', 'pulse/ms'],
  ['兆字节|Mb(?!it|ps|/)|MByte', 'MB'],
  ['千字节|Kb(?!it|ps|/)|kb(?!it|ps|/)|KByte', 'KB'],
  ['Kbps|KBPS', 'kbps'],
  ['MBPS|mbps', 'Mbps'],
];
