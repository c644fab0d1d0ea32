import { expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { separateUnits } from './separateUnits';
import { TextIndex } from './textIndex';

const fold = createFold('');
const text = '20 mA，5 V，24V，3s，1.5kW，30 kW，3 Ω，s，m，85 °C，0C';
const index = new TextIndex(1);
index.add(0, [[{ field: 'content', text, folded: fold(text) }]]);

it.each([
  ['20mA', '20 mA '],
  ['输出20mA电流', '输出20 mA电流'],
  ['２０ｍＡ', '２０ ｍＡ '],
  ['5V 3Ω', '5 V 3 Ω '],
  ['0.5kw', '0.5 kw '],
  ['1.5kw', '1.5 kw '], // texts write it so, too
  ['24v', '24v'], // a single letter is ambiguous
  ['3s', '3 s '], // but for seconds
  ['5x', '5x'], // no text has this unit
  ['0x8a5v', '0x8a5v'],
  ['v5v', 'v5v'],
  ['-5v', '-5v'],
  ['10.5v6', '10.5v6'],
  ['1.2.5v', '1.2.5 v '],
  ['192.168.1.5v:80', '192.168.1.5v:80'],
  ['/5v/list', '/5v/list'],
  ['5v-max', '5v-max'],
  ['5v_max', '5v_max'],
  ['5m/s', '5m/s'],
  ['5v。', '5 v。'],
  ['85℃', '85 °C '],
  ['0℃', '0 °C '], // 0C is a byte
  ['85 ℃报警', '85 °C 报警'],
  ['-10℃～85°C', '-10 °C ～85 °C '],
  ['0 °C～85 °C 之内', '0 °C～85 °C 之内'], // as in texts
  ['85°', '85°'],
  ['', ''],
])('separates %s as %s', (query, separated) => {
  expect(separateUnits(query, fold, index)).toBe(separated);
});
