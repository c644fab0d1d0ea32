/** Fake of Triton on the machine of a control program: its socket and its Modbus master. */
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type ModbusMaster, startModbusMaster } from './modbusMaster';
import type { Service } from './service';

export type Triton = Service & {
  /** Port on which it polls Modbus slaves. */
  modbusPort: number;
  /** Pushes data from the platform: queues it, and writes it to the slave that has the variable. */
  push: (message: Readonly<Record<string, unknown>>) => void;
  /** Clears the queue. */
  clear: () => void;
};

const maxLineBytes = 64 * 1024;

function answerReport(text: string, variables: ReadonlySet<string>, complaints: string[]): object {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return { result: 'error', reason: 'invalid json' };
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return { result: 'error', reason: 'invalid json' };
  }
  for (const [name, value] of Object.entries(values)) {
    if (!variables.has(name)) complaints.push(`Triton: "${name}" is no variable of facts/world.yaml`);
    if (typeof value === 'object') complaints.push(`Triton: the value of "${name}" is no number, text or boolean`);
  }
  return { result: 'ok' };
}

/** Starts the fake on a free port. `variables` are the names that the platform defines. */
export async function startTriton(variables: ReadonlySet<string>, uuid: string): Promise<Triton> {
  const complaints: string[] = [];
  const sockets = new Set<Socket>();
  let queue: object[] = [];

  function answer(line: string): object {
    if (Buffer.byteLength(line) > maxLineBytes) return { result: 'error', reason: 'line too long' };
    if (line === 'r') return queue.shift() ?? {};
    if (line.startsWith('w')) return answerReport(line.slice(1), variables, complaints);
    return { result: 'error', reason: 'unknown command' };
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const ignore = (): void => {}; // programs may disconnect; readline emits the error again
    socket.on('error', ignore);
    createInterface(socket)
      .on('error', ignore)
      .on('line', (line) => socket.write(`${JSON.stringify(answer(line))}\n`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has an AddressInfo
  const master: ModbusMaster = await startModbusMaster(complaints);

  return {
    addresses: ['127.0.0.1:8020'],
    port,
    modbusPort: master.port,
    takeComplaints: () => complaints.splice(0),
    dropConnections() {
      for (const socket of sockets) socket.destroy();
      master.drop();
    },
    push(message) {
      queue.push({ ...message, uuid });
      master.write(message);
    },
    clear() {
      queue = [];
    },
    async stop() {
      master.stop();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
