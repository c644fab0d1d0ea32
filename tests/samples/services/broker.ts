/** Fake of Neptune's MQTT server: a Mosquitto process, and an observer client that validates messages. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import mqtt, { type MqttClient } from 'mqtt';
import { findFreePort } from '../../../deploy/contract/findFreePort';
import type { Message } from '../contracts/messages';
import type { Service } from './service';

export type Device = { uuid: string; token: string };

export type Broker = Service & {
  /** Resolves when the device has subscribed. */
  untilListening: () => Promise<void>;
  /** Sends the contract's example of a downlink message to the device. */
  sendCommand: () => Promise<unknown>;
};

const observer = 'observer';
/** Topic of the observer's own messages. When one arrives, all earlier messages have been processed. */
const mark = 'tests/samples/mark';
const uplink = 'devicepub';
const downlink = 'devicesub';

/** Starts Mosquitto with one user for the device's team. Resolves when it listens. */
async function startMosquitto(
  folder: string,
  { token }: Device,
  onLog: (line: string) => void,
): Promise<[ChildProcess, number]> {
  const passwords = path.join(folder, 'mosquitto.passwords');
  execFileSync('mosquitto_passwd', ['-b', '-c', passwords, token, token]);
  execFileSync('mosquitto_passwd', ['-b', passwords, observer, observer]);
  const configuration = path.join(folder, 'mosquitto.conf');
  const port = await findFreePort(); // last: until Mosquitto listens, another program may take it
  writeFileSync(
    configuration,
    `user root\nlistener ${port} 127.0.0.1\nallow_anonymous false\npassword_file ${passwords}\nlog_dest stderr\nlog_type all\n`,
  );
  // Debian keeps servers out of the PATH of users.
  const broker = spawn('mosquitto', ['-c', configuration], {
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    broker.once('error', reject);
    broker.once('exit', (code) => reject(new Error(`mosquitto ended with ${code ?? 'a signal'}`)));
    createInterface(broker.stderr).on('line', (line) => {
      if (/ mosquitto version \S+ running$/.test(line)) resolve();
      onLog(line.replace(/^\d+: /, ''));
    });
  });
  return [broker, port];
}

/** Returns the faults of programs in a line of Mosquitto's log. */
function findLogFaults(line: string, { uuid }: Device): string[] {
  const connected = /^New client connected from \S+ as (\S+) \(p(\d), /.exec(line);
  if (connected && connected[1] !== observer) {
    const [, id, protocol] = connected;
    return [
      ...(id === uuid ? [] : [`MQTT: client id "${id ?? ''}" is not the device's serial ${uuid}`]),
      ...(protocol === '2' ? [] : [`MQTT: protocol ${protocol ?? ''} is not 3.1.1`]),
    ];
  }
  const subscribed = /^(\S+) \d (\S+)$/.exec(line);
  if (subscribed?.[1] === uuid && subscribed[2] !== downlink) {
    return [`MQTT: subscription of ${subscribed[2] ?? ''}; the contract has ${downlink}`];
  }
  return /^Client \S+ disconnected, not authorised/.test(line) ? [`MQTT: ${line}`] : [];
}

function findMessageFaults(topic: string, text: string, messages: ReadonlyMap<string, Message>): string[] {
  if (topic === downlink || topic === mark) return [];
  if (topic !== uplink) return [`MQTT: message on topic "${topic}"; the contract has ${uplink}`];
  try {
    const payload: unknown = JSON.parse(text);
    const kind =
      typeof payload === 'object' && payload !== null && 'operation_id' in payload ? 'commandReply' : 'deviceData';
    return messages.get(kind)?.findFaults(payload) ?? [`no message ${kind} in the contract`];
  } catch {
    return [`MQTT: a message on ${uplink} is not JSON: ${text}`];
  }
}

function connect(port: number, clientId: string, user: string): Promise<MqttClient> {
  return mqtt.connectAsync({ host: '127.0.0.1', port, clientId, username: user, password: user, protocolVersion: 4 });
}

/** State derived from the broker's log: faults, whether the device has subscribed, number of the observer's messages. */
class BrokerLog {
  readonly faults: string[] = [];
  listening = false;
  marks = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly device: Device) {}

  add(line: string): void {
    const { uuid } = this.device;
    this.faults.push(...findLogFaults(line, this.device));
    if (line.startsWith(`${uuid} `) && line.endsWith(` ${downlink}`)) this.listening = true;
    if (line.startsWith(`Client ${uuid} `)) this.listening = false; // disconnected, closed, already connected …
    if (line.startsWith(`Received PUBLISH from ${observer} `) && line.includes(`'${mark}'`)) this.marks += 1;
    for (const resume of this.waiting.splice(0)) resume();
  }

  async waitUntil(isReached: () => boolean): Promise<void> {
    while (!isReached()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

/** Starts the broker for the programs of `device`. `messages` are those of the contract by id. */
export async function startBroker(
  folder: string,
  device: Device,
  messages: ReadonlyMap<string, Message>,
): Promise<Broker> {
  const log = new BrokerLog(device);
  const [broker, port] = await startMosquitto(folder, device, (line) => log.add(line));
  const watch = await connect(port, observer, observer);
  watch.on('message', (topic, payload) =>
    log.faults.push(...findMessageFaults(topic, payload.toString('utf8'), messages)),
  );
  await watch.subscribeAsync('#', { qos: 1 });
  return {
    addresses: ['mqtt.neptune.example.com:9883'],
    port,
    async takeComplaints() {
      const wanted = log.marks + 1;
      await watch.publishAsync(mark, '', { qos: 1 });
      await log.waitUntil(() => log.marks >= wanted);
      return log.faults.splice(0);
    },
    // A second client with the same id makes the broker close the first connection (MQTT 3.1.1, section 3.1.4).
    dropConnections: async () => (await connect(port, device.uuid, device.token)).endAsync(),
    untilListening: () => log.waitUntil(() => log.listening),
    sendCommand: () => watch.publishAsync(downlink, JSON.stringify(messages.get('deviceCommand')?.example), { qos: 1 }),
    stop: async () => {
      await watch.endAsync(true);
      broker.removeAllListeners('exit');
      broker.kill();
      if (broker.exitCode === null) await once(broker, 'exit');
    },
  };
}
