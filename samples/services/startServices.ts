import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContract } from '../contracts/contract';
import { type Message, loadMessages } from '../contracts/messages';
import { buildRedirect } from '../redirect/buildRedirect';
import { type Broker, startBroker } from './broker';
import { createCertificate } from './certificate';
import { startJanus } from './janusService';
import { neptuneHosts, startNeptune } from './neptuneService';
import type { Service } from './service';

/** What the placeholders of pages stand for in the tests: the same placeholders, which the services accept. */
export const placeholders = {
  DEVICE_UUID: 'XXXX-XXXX-XXXX-XXXX',
  TEAM_TOKEN: 'your_team_token',
  JANUS_TOKEN: 'XXXX-XXXX-XXXX-XXXX',
  NEPTUNE_APP_ID: 'your_app_id',
  NEPTUNE_APP_SECRET: 'your_app_secret',
} as const;

/** For the tests that start them: a loaded machine takes its time. */
export const startTimeoutMs = 60_000;

/** Everything that samples talk to. */
export type Services = {
  all: readonly Service[];
  broker: Broker;
  /** Environment of programs: where hosts lead, whom to trust. */
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

function findMessage(messages: ReadonlyMap<string, Message>, id: string): Message {
  const message = messages.get(id);
  if (!message) throw new Error(`the contracts have no message ${id}`);
  return message;
}

/** Starts the stand-ins of Neptune, Janus and the MQTT server on free ports. */
export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-services-'));
  const certificate = createCertificate(folder, neptuneHosts);
  const realtime = loadMessages('janus-realtime');
  const { JANUS_TOKEN: login, DEVICE_UUID: uuid, TEAM_TOKEN: token } = placeholders;
  const janusRules = {
    connectHeaders: { login },
    destination: `/topic/device/${uuid}`,
    message: findMessage(realtime, 'janusRealtimeData'),
  };
  const broker = await startBroker(folder, { uuid, token }, loadMessages('neptune-mqtt'));
  const neptune = await startNeptune(
    await loadContract('neptune'),
    findMessage(realtime, 'neptuneRealtimeData'),
    certificate,
  );
  const janus = await startJanus(
    await loadContract('janus'),
    { prefix: '/api/realtime', webSocketPath: '/api/realtime/websocket', rules: janusRules },
    '192.168.1.20',
  );
  const all = [broker, neptune, janus];
  return {
    all,
    broker,
    environment: {
      SAMPLE_ROUTES: all.flatMap(({ addresses, port }) => addresses.map((address) => `${address}=${port}`)).join(','),
      LD_PRELOAD: buildRedirect(folder),
      CURL_CA_BUNDLE: certificate.certFile,
      NODE_EXTRA_CA_CERTS: certificate.certFile,
    },
    async stop() {
      for (const service of all) await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
