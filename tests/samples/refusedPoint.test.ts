/** Programs on pages must set aside a data point that the platform never accepts, and report the next ones. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from './readSample';
import { Session } from './run/session';
import { translateBatch } from './run/windowsCommands';
import { findFreePort } from '../../deploy/contract/findFreePort';

const folder = mkdtempSync(path.join(tmpdir(), 'refused-'));
let port: number;
let broker: ChildProcess | undefined;

/** Size above which Mosquitto closes the connection of the sender. */
const maxPacketBytes = 600;
const point = `{"text":"${'x'.repeat(maxPacketBytes)}"}`;

beforeAll(async () => {
  port = await findFreePort();
  const file = path.join(folder, 'mosquitto.conf');
  writeFileSync(
    file,
    `user root\nlistener ${port} 127.0.0.1\nallow_anonymous true\nmax_packet_size ${maxPacketBytes}\n`,
  );
  const started = spawn('mosquitto', ['-c', file], {
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  broker = started;
  await new Promise<void>((resolve) => {
    createInterface(started.stderr).on('line', (line) => {
      if (line.endsWith(' running')) resolve();
    });
  });
});

afterAll(async () => {
  broker?.kill();
  if (broker?.exitCode === null) await once(broker, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the program of a page with its delays divided by 100. */
function readProgram(id: string, title: string): string {
  return readSample(id, title).replaceAll(/\b(MIN_?DELAY|MAX_?DELAY|REPORT_?PERIOD) = (\d+)00;/gi, '$1 = $2;');
}

test.each([
  ['neptune/api/device_connection/mqtt', 'device.mjs', 'node device.mjs'],
  ['neptune/api/device_connection/csharp', 'Device.cs', translateBatch('dotnet run --project Device.csproj') ?? ''],
])(
  'sets the refused point aside and reports the next in the program of %s (%s)',
  { timeout: 60_000 },
  async (id, title, command) => {
    const session = new Session({ NEPTUNE_MQTT_URL: `mqtt://127.0.0.1:${port}` });
    try {
      const program = readProgram(id, title);
      expect(program).not.toBe('');
      session.save(title, program);
      const spool = path.join(session.folder, 'spool');
      mkdirSync(spool);
      writeFileSync(path.join(spool, '000000000007.json'), point);
      const run = session.startBash(command);
      const next = await run.waitForLine((line) => /^已上报 .*"cycle_count":1\}/.test(line), 0);
      expect(next, run.lines.join('\n')).toBeDefined();
      run.interrupt();
      await run.ended;
      const refused = path.join(spool, 'refused');
      expect(readdirSync(refused).map((name) => readFileSync(path.join(refused, name), 'utf8'))).toEqual([point]);
      expect(run.lines.filter((line) => line.startsWith('平台没有接收'))).toHaveLength(1);
    } finally {
      session.close();
    }
  },
);
