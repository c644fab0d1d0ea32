import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildFacts } from './loading/buildFacts';
import { resolveData, resolvePage } from './resolvePage';

const facts = buildFacts(
  new Map([
    [
      'neptune/values.yaml',
      `defaults: { provenance: spec }
values:
  mqtt.port: { value: 9883, label: MQTT 端口, kind: port, protocol: TCP, provenance: assumed, basis: 与同类平台一致 }
  interval: { value: 50, unit: ms, label: 最短间隔, kind: limit }
  load: { value: 80, unit: '%', label: 占用率, kind: number }
  address: { value: 'mqtt://host:%%neptune.mqtt.port%%', label: 地址, kind: host }
  alias: { value: '%%neptune.interval%%', label: 别名, kind: limit }
  choice: { value: a|b, label: 取值, kind: text }
`,
    ],
    [
      'janus/screens.yaml',
      `screens:
  device-list:
    label: 设备列表
    path: [设备接入]
    provenance: spec
    elements:
      create: { label: 新增设备, type: 按钮, purpose: 打开新增设备表单, note: '%%janus.device-list.create:note%%' }
`,
    ],
  ]),
  undefined,
);

const resolve = (markdown: string) => resolvePage(markdown, facts, 'docs/a.md');

describe('a reference', () => {
  it.each([
    ['%%neptune.mqtt.port%%', '9883'],
    ['%%neptune.interval%%', '50 ms'],
    ['%%neptune.interval:bare%%', '50'],
    ['%%neptune.interval:unit%%', 'ms'],
    ['%%neptune.interval:label%%', '最短间隔'],
    ['%%neptune.load%%', '80%'],
    ['%%janus.device-list%%', '设备列表'],
    ['%%janus.device-list:path%%', '**设备接入** > **设备列表**'],
    ['%%janus.device-list.create%%', '新增设备'],
    ['%%janus.device-list.create:number%%', '①'],
    ['`%%neptune.mqtt.port%%`、[%%neptune.interval%%](./b.md)', '`9883`、[50 ms](./b.md)'],
    ['%%neptune.address%%', 'mqtt://host:9883'],
    ['%%neptune.alias%%、%%neptune.alias:bare%%', '50 ms、50'],
    ['| `%%neptune.choice%%` |', '| `a\\|b` |'],
    ['%%neptune.choice%%', 'a|b'],
  ])('%s becomes %s', (source, text) => {
    expect(resolve(source).text).toBe(text);
  });

  it('is resolved in code, in front matter and in every string of data', () => {
    const page = '---\ntitle: "端口 %%neptune.mqtt.port%%"\n---\n```bash\nnc h %%neptune.mqtt.port%%\n```';
    expect(resolve(page).text).toBe('---\ntitle: "端口 9883"\n---\n```bash\nnc h 9883\n```');
    const figure = { a: ['%%neptune.mqtt.port%%'], n: 1, none: null };
    expect(resolveData(figure, facts, 'f.yaml').data).toEqual({ a: ['9883'], n: 1, none: null });
  });

  it('is recorded with its line and provenance, together with the facts it refers to', () => {
    expect(resolve('a\n%%neptune.address%%').uses).toEqual([
      { key: 'neptune.address', provenance: 'spec', line: 2 },
      { key: 'neptune.mqtt.port', provenance: 'assumed', line: 2 },
    ]);
  });
});

describe('text that resembles a reference', () => {
  it.each(['printf("100%%\\n50%%");', 'for %%i in (*) do echo %%i', '50%% 和 60%%', '%%', '%%20%%20'])(
    '%s is unchanged',
    (source) => {
      expect(resolve(source).text).toBe(source);
    },
  );
});

describe('a block', () => {
  it('becomes a table between blank lines with the indentation of its line', () => {
    expect(resolve('- 端口：\n  %%ports neptune%%\n  后文').text).toBe(
      '- 端口：\n\n  | 端口 | 协议 | 方向 | 用途 |\n  | --- | --- | --- | --- |\n  | `9883` | TCP | — | MQTT 端口 |\n\n  后文',
    );
  });

  it('is unchanged in code', () => {
    const code = '```text\n%%ports neptune%%\n```';
    expect(resolve(code).text).toBe(code);
  });

  it('maps each line of its text to its source line', () => {
    expect(resolve('a\n\n%%ports neptune%%\n\nb').sourceLines).toEqual([1, 2, 3, 3, 3, 4, 5]);
  });
});

describe('references to missing facts', () => {
  it('throw one error with a line per place and similar names', () => {
    const page =
      '%%neptune.mqtt.prot%%\n%%neptune.interval:max%%\n%%Neptune.X%%\n%%portz neptune%%\n%%ports netune%%\n%%janus.device-list.create:note%%';
    expect(() => resolve(page)).toThrowErrorMatchingInlineSnapshot(`
      [PageFactsError: docs/a.md:1: 没有事实“neptune.mqtt.prot”；最接近的：neptune.mqtt.port、neptune.interval
      docs/a.md:2: “neptune.interval”没有形式“:max”，用其中一个：quantity、bare、value、unit、label、note
      docs/a.md:3: “%%Neptune.X%%”不是键：用小写字母写 %%area.name%% 或 %%area.name:form%%
      docs/a.md:4: 没有块“portz”；最接近的：ports
      docs/a.md:5: 没有区域“netune”，用其中一个：neptune、janus、triton、automation、lowcode、open-platform、denture、standards、site、world
      docs/a.md:5: netune 没有种类为 port 的值：加到 facts/netune/values.yaml
      docs/a.md:6: “janus.device-list.create”引用了自己：在 facts/janus/screens.yaml 中改正]
    `);
  });

  it('include forms without a value', () => {
    expect(() => resolve('%%neptune.mqtt.port:unit%%')).toThrowErrorMatchingInlineSnapshot(
      `[PageFactsError: docs/a.md:1: “neptune.mqtt.port”没有 unit：加到 facts/neptune/values.yaml，或换一种形式]`,
    );
  });
});

const line = fc.string({ maxLength: 30 }).map((text) => text.replaceAll('%', '').replaceAll('\n', ''));
const known = fc.constantFrom(
  '%%neptune.mqtt.port%%',
  '%%neptune.interval%%',
  '%%ports neptune%%',
  '```',
  '---',
  '| a | b |',
);

describe('resolvePage', () => {
  it('returns text without %% unchanged', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(resolve(text)).toEqual({
          text,
          sourceLines: lines.length === 0 ? [1] : lines.map((_, i) => i + 1),
          uses: [],
        });
      }),
    );
  });

  it('maps every line to a source line in ascending order without losses', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(line, known), { minLength: 1 }), (lines) => {
        const { text, sourceLines } = resolve(lines.join('\n'));
        expect(sourceLines).toHaveLength(text.split('\n').length);
        expect(sourceLines).toEqual([...sourceLines].sort((a, b) => a - b));
        expect(new Set(sourceLines)).toEqual(new Set(lines.map((_, index) => index + 1)));
      }),
    );
  });
});
