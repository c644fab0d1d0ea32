import { describe, expect, it } from 'vitest';
import { resolvePage } from '../resolvePage';
import { blocks } from './blocks';
import { exampleFacts } from './exampleFacts';

const page = 'docs/janus/api/device/create-device.md';
const render = (line: string) => resolvePage(line, exampleFacts, page).text;

const lines = [
  '%%values janus host%%',
  '%%ports janus%%',
  '%%elements janus.device-list%%',
  '%%states janus.device-status%%',
  '%%states janus.device-status detail%%',
  '%%states janus.device-status named%%',
  '%%states janus.device-status detail named%%',
  '%%parameters automation.axis%%',
  '%%parameters automation.axis group 2%%',
  '%%operation createDevice%%',
  '%%operation listDevices%%',
  '%%request-parameters createDevice%%',
  '%%request-example createDevice%%',
  '%%request-example listDevices%%',
  '%%request-example uploadFile%%',
  '%%request-example downloadFile%%',
  '%%response-fields listDevices%%',
  '%%response-fields downloadFile%%',
  '%%response-example listDevices%%',
  '%%response-example downloadFile%%',
  '%%operation-errors createDevice%%',
  '%%operations janus%%',
  '%%operations janus 文件%%',
  '%%errors janus%%',
  '%%error-details janus%%',
  '%%error-details janus device%%',
  '%%error-summary janus%%',
  '%%error-causes janus%%',
  '%%return-codes janus%%',
  '%%channel publishData receiveCommand%%',
  '%%message-fields deviceData%%',
  '%%message-example deviceData%%',
  '%%signature open-platform.function.get-data%%',
  '%%function-parameters open-platform.function.get-data%%',
  '%%function-parameters open-platform.function.now%%',
  '%%function-returns open-platform.function.get-data%%',
  '%%function-returns open-platform.function.now%%',
  '%%function-failures open-platform.function.get-data%%',
  '%%function-failures open-platform.function.now%%',
  '%%component-properties open-platform.component.table%%',
  '%%component-events open-platform.component.table%%',
  '%%component-methods open-platform.component.table%%',
  '%%downloads triton%%',
  '%%downloads triton c%%',
  '%%listing triton.listing.header%%',
  '%%modbus-frame tcp 1 3 request 0 4%%',
  '%%modbus-frame rtu 1 16 request 1 uint32:70000%%',
  '%%modbus-frame tcp 1 1 reply 101%%',
  '%%modbus-frame rtu 1 3 exception 2%%',
  '%%modbus-exchanges tcp 1 3 0 2 > 1852 -100 ; 5 0 on%%',
  '%%modbus-words float32 185.2%%',
  '%%modbus-signs 0.1 185.2 -10%%',
  '%%release neptune.release.v2-1 info%%',
  '%%release neptune.release.v2-2 info%%',
  '%%release neptune.release.v2-1 added%%',
  '%%release neptune.release.v2-1 upgrade%%',
  '%%release neptune.release.v2-1 known%%',
  '%%terms 物联网平台%%',
  '%%pages janus%%',
];

it.each(lines)('renders %s', (line) => {
  expect(`\n${render(line)}\n`).toMatchSnapshot();
});

it('covers every block', () => {
  const shown = new Set(lines.map((line) => /^%%([a-z-]+)/.exec(line)?.[1]));
  expect(blocks.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

describe('rendered tables', () => {
  it('have no blank cell, and as many cells in every row as in the head', () => {
    const widthOf = (row: string) => row.split(/(?<!\\)\|/).length;
    for (const line of lines) {
      const rows = render(line)
        .split('\n')
        .filter((row) => row.startsWith('|'));
      expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
      expect(new Set(rows.map(widthOf)).size, line).toBeLessThan(2);
    }
  });

  it('escape a | in a value', () => {
    expect(render('%%component-methods open-platform.component.table%%')).toContain('a \\| b');
  });
});

describe('error tables', () => {
  it('link to the headings of error details on the page, or contain the anchors themselves', () => {
    expect(render('%%errors janus%%')).toContain('<a id="error-1003"></a>`1003`');
    expect(render('%%errors janus%%\n\n%%error-details janus%%')).toContain('| [`1003`](#error-1003) |');
  });
});

describe('a table of states', () => {
  it('has no column of values when no state has one', () => {
    expect(render('%%states janus.work-mode%%')).toContain('| 状态 | 含义 |');
  });
});

describe('a request example', () => {
  it('links to the response example of its page instead of repeating the JSON', () => {
    const shown = render('%%request-example listDevices%%\n\n%%response-example listDevices%%');
    expect(shown).toContain('参见[响应示例](#响应示例)');
    expect(shown.match(/"devices"/g)).toHaveLength(1);
  });
});

describe('an invalid block throws with an instruction:', () => {
  it.each([
    '%%values janus colour%%',
    '%%ports triton%%',
    '%%ports pluto%%',
    '%%elements janus.device%%',
    '%%elements janus.device-status%%',
    '%%states janus.device-status more%%',
    '%%parameters automation.axis group 3%%',
    '%%parameters automation.axis part 1%%',
    '%%request-parameters createDevise%%',
    '%%operations janus 设备组%%',
    '%%errors triton%%',
    '%%channel publish%%',
    '%%message-fields data%%',
    '%%downloads janus%%',
    '%%downloads triton go%%',
    '%%release neptune.release.v2-1 new%%',
    '%%listing triton.listing.footer%%',
    '%%modbus-frame udp 1 3 request 0 4%%',
    '%%modbus-frame tcp 1 7 request%%',
    '%%modbus-frame tcp 1 3 request 0%%',
    '%%modbus-frame tcp 1 6 request 0 70000%%',
    '%%modbus-words int64 1%%',
    '%%terms 物联网%%',
    '%%pages pluto%%',
  ])('%s', (line) => {
    expect(() => render(line)).toThrowErrorMatchingSnapshot();
  });
});

describe('uses', () => {
  it('contain the facts of a table, each with its own provenance', () => {
    const { uses } = resolvePage('%%states janus.device-status%%', exampleFacts, page);
    expect(uses).toEqual([
      { key: 'janus.device-status.normal', provenance: 'spec', line: 1 },
      { key: 'janus.device-status.alarm', provenance: 'assumed', line: 1 },
    ]);
  });

  it('contain an assumed field of a public operation', () => {
    const { uses } = resolvePage('%%request-parameters createDevice%%', exampleFacts, page);
    expect(uses.map(({ provenance }) => provenance)).toEqual(['public', 'public', 'public', 'assumed']);
  });
});
