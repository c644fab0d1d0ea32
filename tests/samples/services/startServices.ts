import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import { loadContract } from '../contracts/contract';
import { type Message, loadMessages } from '../contracts/messages';
import { buildTriton, desktopFolder } from '../libraries/buildTriton';
import { buildRedirect } from '../redirect/buildRedirect';
import { type Broker, startBroker } from './broker';
import { createCertificate, trustInMono } from './certificate';
import { startJanus } from './janusService';
import { neptuneHosts, startNeptune } from './neptuneService';
import type { Service } from './service';
import { type Triton, startTriton } from './tritonService';

/** Placeholders of pages and their values, which the services accept. */
export const placeholders = {
  DEVICE_UUID: 'XXXX-XXXX-XXXX-XXXX',
  TEAM_TOKEN: 'your_team_token',
  JANUS_TOKEN: 'TTTT-TTTT-TTTT-TTTT',
  NEPTUNE_APP_ID: 'your_app_id',
  NEPTUNE_APP_SECRET: 'your_app_secret',
} as const;

/** Timeout for starting the services, sufficient on a loaded machine. */
export const startTimeoutMs = 60_000;

/** Services that samples connect to. */
export type Services = {
  all: readonly Service[];
  broker: Broker;
  triton: Triton;
  /** Files that the product installs next to the user's programs. */
  files: readonly string[];
  /** Environment of programs: routes of hosts, trusted certificates. */
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

function findMessage(messages: ReadonlyMap<string, Message>, id: string): Message {
  const message = messages.get(id);
  if (!message) throw new Error(`the contracts have no message ${id}`);
  return message;
}

/** Lists the names of the example machines' variables, which the platform defines. */
function listVariables(): ReadonlySet<string> {
  const variables = listFacts(loadFacts('.'), 'value', 'world').filter(({ key }) => key.startsWith('world.variable.'));
  return new Set(variables.map(({ value }) => String(value)));
}

/** Starts the fakes of Neptune, Janus, Triton and the MQTT server on free ports. */
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
  const triton = await startTriton(listVariables(), uuid);
  const header = buildTriton(folder, triton.port);
  const all = [broker, neptune, janus, triton];
  return {
    all,
    broker,
    triton,
    files: [header],
    environment: {
      SAMPLE_ROUTES: all.flatMap(({ addresses, port }) => addresses.map((address) => `${address}=${port}`)).join(','),
      // Go programs bypass the redirection. Their pages let users change these addresses.
      TRITON_ADDRESS: `127.0.0.1:${triton.port}`,
      MODBUS_ADDRESS: `127.0.0.1:${triton.modbusPort}`,
      C_INCLUDE_PATH: `${folder}:${desktopFolder}`,
      LIBRARY_PATH: folder,
      LD_LIBRARY_PATH: folder,
      GOCACHE: process.env.GOCACHE ?? path.join(homedir(), '.cache', 'go-build'),
      GOPROXY: 'off',
      LD_PRELOAD: buildRedirect(folder),
      CURL_CA_BUNDLE: certificate.certFile,
      XDG_CONFIG_HOME: trustInMono(folder, certificate),
      NODE_EXTRA_CA_CERTS: certificate.certFile,
      SSL_CERT_FILE: certificate.certFile, // Python
    },
    async stop() {
      for (const service of all) await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
