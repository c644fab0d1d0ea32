/** Modbus master of the fake Triton, which polls a slave by the table of facts/triton/listings.yaml. */
import { type Socket, connect } from 'node:net';
import { findFreePort } from '../../../deploy/contract/findFreePort';

export type ModbusMaster = {
  /** Port on which programs to be polled listen. */
  port: number;
  /** Writes the variables that the platform may write according to the table. */
  write: (message: Readonly<Record<string, unknown>>) => void;
  drop: () => void;
  stop: () => void;
};

const unit = 1;
const pollMs = 100;
/** Registers of the example machine: 185.2 °C, and a set temperature with the factor 0.1 at address 3. */
const temperature = { address: 0, raw: 1852 };
const setTemperature = { name: 'set_temperature', address: 3, factor: 0.1 };
const readHolding = Buffer.from([3, 0, 0, 0, 4]);
const readCoils = Buffer.from([1, 0, 0, 0, 1]);

function wrap(transaction: number, pdu: Buffer): Buffer {
  const header = Buffer.alloc(7);
  header.writeUInt16BE(transaction, 0);
  header.writeUInt16BE(pdu.length + 1, 4);
  header[6] = unit;
  return Buffer.concat([header, pdu]);
}

/** Returns the faults of the reply to `request`. */
function findFaults(request: Buffer, reply: Buffer): string[] {
  const hex = reply.toString('hex');
  const [code = 0] = request;
  if (reply[0] !== code) return [`Modbus: function ${code} was answered by ${hex}`];
  if (code === 3 && (reply.length !== 10 || reply.readInt16BE(2 + 2 * temperature.address) !== temperature.raw)) {
    return [`Modbus: the registers are ${hex}, not ${temperature.raw} at address ${temperature.address}`];
  }
  if (code === 1 && reply.length !== 3) return [`Modbus: one coil was answered by ${hex}`];
  return code === 6 && !reply.equals(request) ? [`Modbus: a written register was answered by ${hex}`] : [];
}

/** Starts polling. Adds faults of slaves to `complaints`. */
export async function startModbusMaster(complaints: string[]): Promise<ModbusMaster> {
  const port = await findFreePort();
  const waiting: Buffer[] = [];
  let socket: Socket | undefined;
  let received: Buffer = Buffer.alloc(0);
  let transaction = 0;
  let pending: Buffer | undefined;
  let polls = 0;

  function take(chunk: Buffer): void {
    received = Buffer.concat([received, chunk]);
    if (received.length < 7) return;
    const end = 6 + received.readUInt16BE(4);
    if (received.length < end || !pending) return;
    if (received.readUInt16BE(0) !== transaction) complaints.push('Modbus: a reply has the number of another request');
    complaints.push(...findFaults(pending, received.subarray(7, end)));
    received = received.subarray(end);
    pending = undefined;
  }

  function tick(): void {
    if (!socket) {
      received = Buffer.alloc(0);
      pending = undefined;
      socket = connect({ port, host: '127.0.0.1' });
      socket.on('data', take);
      socket.on('error', () => {}); // no slave is running
      socket.on('close', () => {
        socket = undefined;
        waiting.length = 0; // do not write it to the next program
      });
      return;
    }
    if (socket.connecting || pending) return;
    polls += 1;
    pending = waiting.shift() ?? (polls % 2 === 0 ? readCoils : readHolding);
    transaction = (transaction + 1) & 0xffff;
    socket.write(wrap(transaction, pending));
  }
  const timer = setInterval(tick, pollMs);

  return {
    port,
    write(message) {
      const value = message[setTemperature.name];
      // A slave may see the connection first. Queues values until this side is connected.
      if (typeof value !== 'number' || !socket) return;
      const pdu = Buffer.from([6, 0, setTemperature.address, 0, 0]);
      pdu.writeUInt16BE(Math.round(value / setTemperature.factor), 3);
      waiting.push(pdu);
    },
    drop: () => socket?.destroy(),
    stop() {
      clearInterval(timer);
      socket?.destroy();
    },
  };
}
