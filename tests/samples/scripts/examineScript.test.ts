import { expect, test } from 'vitest';
import { parseSourcePage } from '../../content/source/sourcePage';
import { parseBlocks } from '../blocks/sampleBlock';
import { examineScript, findScriptOutputFaults, isScript } from './examineScript';

const fence = '```';

/** Examines a page with a script and documented output. Returns the faults of both. */
async function examine(script: string, { attributes = '', output = '', prose = '' } = {}): Promise<string[]> {
  const text = `# Page\n\n${prose}\n\n${fence}javascript title="脚本" ${attributes}\n${script}\n${fence}\n\n${output}\n`;
  const page = parseSourcePage('docs/open-platform/example.md', text);
  const blocks = parseBlocks(page);
  const block = blocks.find(({ language }) => language === 'javascript');
  if (!block || !isScript(page, block)) return ['no script'];
  const { run, faults } = await examineScript(page, blocks, block, () => Promise.resolve(Response.json({ code: 200 })));
  const after = blocks.slice(blocks.indexOf(block) + 1);
  return [...faults, ...after.flatMap((documented) => (run && findScriptOutputFaults(run, documented)) ?? [])];
}

const block = (head: string, text: string): string => `${fence}${head}\n${text}\n${fence}`;
const machine = 'XXXX-XXXX-XXXX-XXXX';

test('compares page data, returned values, messages and dialogs with the page', async () => {
  expect(
    await examine(
      `const { time } = await getDeviceData('${machine}');
setData('form.time', time);
if (await showDialog({ title: '继续', content: '写入？' })) showNotify('已写入', 'success');`,
      {
        output: [
          block('json title="form"', '{"time": "2026-11-20 14:30:00.123"}'),
          block('text title="消息"', '已写入'),
          block('text title="对话框"', '继续\n写入？'),
          block('json title="showDialog 的返回值"', 'true'),
        ].join('\n\n'),
      },
    ),
  ).toEqual([]);
  expect(await examine("setData('a', 1);", { output: block('json title="a"', '2') })).toEqual(['page data a was 1']);
  expect(await examine("setData('a', 1);", { output: block('json title="b"', '1') })).toEqual([
    'page data b was never written',
  ]);
  expect(await examine("showNotify('a');", { output: block('text title="消息"', 'b') })).toHaveLength(1);
  expect(await examine('getAppId();', { output: block('json title="getAppId 的返回值"', '"app-0002"') })).toEqual([
    'getAppId returned ["app-0001"]',
  ]);
});

test('runs intervals and device reports in virtual time', async () => {
  expect(
    await examine(
      `const stop = subscribeDeviceData('${machine}', ({ data }) => setData('count', data.cycle_count));
let seconds = 0;
const timer = setInterval(() => setData('seconds', (seconds += 10)), 10000);
window.addEventListener('pagehide', () => { stop(); clearInterval(timer); });`,
      { output: `${block('json title="count"', '2')}\n\n${block('json title="seconds"', '30')}` },
    ),
  ).toEqual([]);
});

test('reports unhandled errors of scripts, timers and event handlers', async () => {
  const rejected = [expect.stringContaining('the script does not handle Error: 设备不存在')];
  expect(await examine("await getDeviceDetail('none');")).toEqual(rejected);
  expect(await examine("getDeviceDetail('none');")).toEqual(rejected);
  expect(await examine("setTimeout(async () => { await getDeviceDetail('none'); }, 5000);")).toEqual(rejected);
  expect(
    await examine("getComponent('send').on('click', async () => { await getDeviceDetail('none'); });", {
      prose: '`send`',
    }),
  ).toEqual(rejected);
});

test('reports scripts that call no function or leave timers, subscriptions or notices behind', async () => {
  expect(await examine('if (Date.now() < 0) apply();')).toEqual([
    'the script ended without a call of a function of the runtime',
  ]);
  expect(await examine("showNotify('a'); setInterval(() => {}, 1000);")).toEqual([
    'a timer remains after the page was left (pagehide)',
  ]);
  expect(await examine(`subscribeDeviceData('${machine}', () => {});`)).toEqual([
    'a subscription remains after the page was left (pagehide)',
  ]);
  expect(await examine("showDomWaiting('#list');", { prose: '`list`' })).toEqual([
    'the waiting notice on #list was never removed',
  ]);
  expect(await examine('refreshPage();')).toEqual([expect.stringContaining('refreshes itself again and again')]);
});

test('throws for components that the page does not name', async () => {
  const script = "getComponent('send').on('click', () => showNotify('已下发'));";
  expect(await examine(script, { prose: '`send`', output: block('text title="消息"', '已下发') })).toEqual([]);
  expect(await examine(script)).toEqual([expect.stringContaining('RangeError')]);
});

test('applies the situation and user steps of the info string', async () => {
  const attributes = `given="record=${machine} role=operator data={'form.setpoint':'180'}"`;
  expect(
    await examine('console.log(getRecordId(), getCurrentUserInfo().login, getData("form.setpoint"));', {
      attributes,
      output: block('text title="输出"', `${machine} wangqiang 180`),
    }),
  ).toEqual([]);
  const asks = `getComponent('send').on('click', async ({ times }) => {
  showNotify(\`\${times} \${await showDialog({ title: '下发', content: '继续？' })}\`);
});`;
  expect(
    await examine(asks, {
      prose: '`send`',
      attributes: `user="send.click {'times':1}; cancel; send.click {'times':2}"`,
      output: block('text title="消息"', '1 true\n2 false'),
    }),
  ).toEqual([]);
  expect(await examine(asks, { prose: '`send`', attributes: 'user="send.change"' })).toEqual([
    'the script does not listen to send.change',
  ]);
  expect(await examine('getAppId();', { attributes: 'given="rain"' })).toEqual([
    expect.stringContaining('does not know rain'),
  ]);
});

test('fails functions as documented when the network is offline', async () => {
  const script = "try { await getDeviceList(); } catch (error) { showNotify(error.name, 'error'); }";
  const output = block('text title="消息"', 'NetworkError');
  expect(await examine(script, { attributes: 'given="offline"', output })).toEqual([]);
});

test('fails functions of files, users and menus as documented', async () => {
  const attempt = (call: string): string =>
    `try { await ${call}; } catch (error) { showNotify(String(error.code ?? error.status ?? error.name)); }`;
  const seen = async (call: string, given: string, result: string): Promise<string[]> =>
    examine(attempt(call), { attributes: `given="${given}"`, output: block('text title="消息"', result) });
  expect(await seen("getAppJson('none.json')", 'role=admin', '404')).toEqual([]);
  expect(await seen("getAppJson('operation-guide.pdf')", 'role=admin', 'SyntaxError')).toEqual([]);
  expect(await seen("getAppJson('machines.json')", 'offline', 'NetworkError')).toEqual([]);
  expect(await seen("downloadFile(getFilePath('none.pdf'))", 'role=admin', '404')).toEqual([]);
  expect(await seen("downloadFile(URL.createObjectURL(new Blob(['a'])))", 'offline', 'TypeError')).toEqual([]);
  expect(await seen("downloadFile(getFilePath('operation-guide.pdf'))", 'offline', 'NetworkError')).toEqual([]);
  expect(await seen('getAllUsers()', 'role=operator', '401')).toEqual([]);
  expect(await seen('getAllUsers()', 'role=admin offline', 'NetworkError')).toEqual([]);
  expect(await seen("networkRequest({ url: 'https://mes.example.com/orders' })", 'role=engineer', '401')).toEqual([]);
  expect(await seen("networkRequest({ url: getFilePath('none.txt') })", 'role=engineer', '404')).toEqual([]);
  expect(await seen("sendDeviceData('YYYY-YYYY-YYYY-YYYY', { stroke_target: 9 })", 'role=engineer', '1008')).toEqual(
    [],
  );
  expect(await seen(`sendDeviceData('${machine}', {})`, 'role=engineer', 'TypeError')).toEqual([]);
  expect(
    await examine("setData('opened', [goMenuByIndex(-1), goMenuByIndex(0.5), goMenuByIndex(4), goMenuByIndex(3)]);", {
      output: block('json title="opened"', '[false, false, false, true]'),
    }),
  ).toEqual([]);
});

test('compares live fields, waiting notices and resources with the page', async () => {
  const script = `const done = showDomWaiting('#live');
updateLiveDataField('live', await networkRequest({ url: getFilePath('note.txt') }));
done();`;
  const seen = (field: string): Promise<string[]> =>
    examine(script, {
      prose: `\`live\`\n\n${block('text title="resources/note.txt"', '换模')}`,
      output: `${block('text title="字段"', field)}\n\n${block('text title="等待提示"', '#live：处理中')}`,
    });
  expect(await seen('live：换模')).toEqual([]);
  expect(await seen('live：停机')).toHaveLength(1);
});
