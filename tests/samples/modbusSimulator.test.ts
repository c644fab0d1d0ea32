/** The simulator that readers download behaves as facts/site promises, and refuses requests as a real device does. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findFactOf } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import { Program } from './run/program';
import { findFreePort } from '../../deploy/contract/findFreePort';

const facts = loadFacts('.');
const file = path.resolve('static/downloads/modbus-simulator.mjs');

function readNumber(name: string): number {
  return Number(findFactOf(facts, 'value', `site.simulator.${name}`)?.value);
}

const unit = readNumber('unit');
const setpoint = readNumber('setpoint.address');

const start = (...options: readonly string[]): Program =>
  new Program(process.execPath, [file, ...options], '.', { PATH: process.env.PATH ?? '' });

/** Big-endian bytes of a 16-bit number. */
const word = (value: number): number[] => [value >> 8, value & 0xff];
const request = (code: number, address: number, value: number): number[] => [code, ...word(address), ...word(value)];
const frame = (pdu: readonly number[], station = unit): Buffer =>
  Buffer.from([0, 7, 0, 0, ...word(pdu.length + 1), station, ...pdu]);

describe('the Modbus TCP simulator', () => {
  let program: Program;
  let socket: Socket;

  const ask = async (pdu: readonly number[]): Promise<Buffer> => {
    socket.write(frame(pdu));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect([...reply.subarray(0, 7)]).toEqual([0, 7, 0, 0, ...word(reply.length - 6), unit]);
    return reply.subarray(7);
  };
  const read = async (name: string, count = 1): Promise<Buffer> =>
    (await ask(request(3, readNumber(`${name}.address`), count))).subarray(2);
  const printed = (text: string): Promise<number | undefined> => program.waitForLine((line) => line.includes(text), 0);

  beforeEach(async () => {
    const port = await findFreePort();
    program = start(`${port}`);
    expect(await printed(`模拟器正在监听端口 ${port}，站号 ${unit}`), program.lines.join('\n')).toBeDefined();
    socket = connect(port, '127.0.0.1');
  });

  afterEach(async () => {
    socket.destroy();
    program.interrupt();
    expect((await program.ended).code).toBe(0);
    expect(program.lines).toContain('模拟器已停止');
  });

  it('counts seconds, and changes temperature and pressure within their limits', async () => {
    const before = {
      counter: await read('counter'),
      temperature: await read('temperature'),
      pressure: await read('pressure', 2),
    };
    await wait(1100);
    const counter = await read('counter');
    const temperature = await read('temperature');
    const pressure = await read('pressure', 2);
    expect(counter.readUInt16BE()).toBeGreaterThan(before.counter.readUInt16BE());
    expect(temperature).not.toEqual(before.temperature);
    expect(pressure).not.toEqual(before.pressure);
    const degrees = temperature.readInt16BE() * readNumber('temperature.scale');
    expect(degrees).toBeGreaterThanOrEqual(readNumber('temperature.min'));
    expect(degrees).toBeLessThanOrEqual(readNumber('temperature.max'));
    expect(pressure.readFloatBE()).toBeGreaterThanOrEqual(readNumber('pressure.min'));
    expect(pressure.readFloatBE()).toBeLessThanOrEqual(readNumber('pressure.max'));
  });

  it('keeps a written setpoint and a written switch', async () => {
    expect((await read('setpoint')).readUInt16BE()).toBe(readNumber('setpoint.initial'));
    const write = request(6, setpoint, readNumber('setpoint.max'));
    expect([...(await ask(write))]).toEqual(write);
    expect((await read('setpoint')).readUInt16BE()).toBe(readNumber('setpoint.max'));
    expect([...(await ask([...request(16, setpoint, 1), 2, ...word(7)]))]).toEqual(request(16, setpoint, 1));
    expect((await read('setpoint')).readUInt16BE()).toBe(7);
    await ask(request(5, 0, 0xff00));
    expect([...(await ask(request(1, 0, 1)))]).toEqual([1, 1, 1]);
    await ask([...request(15, 0, 1), 1, 0]);
    expect([...(await ask(request(1, 0, 1)))]).toEqual([1, 1, 0]);
    expect(program.lines).toContain('设定值写为 7');
  });

  it.each([
    ['an unknown function', [0x2b, 14, 1, 0], 1],
    ['input registers, which it does not have', request(4, 0, 1), 1],
    ['a register after the last', request(3, setpoint + 1, 1), 2],
    ['a range that ends after the last register', request(3, 0, setpoint + 2), 2],
    ['a coil after the last', request(1, 0, 2), 2],
    ['a write to a measured value', request(6, readNumber('temperature.address'), 1), 2],
    ['a write of the setpoint with its neighbour', [...request(16, setpoint - 1, 2), 4, 0, 1, 0, 1], 2],
    ['no registers', request(3, 0, 0), 3],
    ['too many registers', request(3, 0, 126), 3],
    ['a setpoint above its maximum', request(6, setpoint, readNumber('setpoint.max') + 1), 3],
    ['a coil value that is neither on nor off', request(5, 0, 1), 3],
    ['a number of bytes that does not fit', [...request(16, setpoint, 1), 4, 0, 1], 3],
    ['a request that ends early', [3, 0], 3],
    ['coils without data', [15, 0, 0, 0, 1], 3],
  ])('refuses %s', async (_, pdu, exception) => {
    expect([...(await ask(pdu))]).toEqual([(pdu[0] ?? 0) | 0x80, exception]);
    expect((await read('setpoint')).readUInt16BE()).toBe(readNumber('setpoint.initial'));
    expect(await printed(`异常码 ${exception}`)).toBeDefined();
  });

  it('answers requests that arrive in pieces and two at a time', async () => {
    const one = frame(request(3, setpoint, 1));
    socket.write(one.subarray(0, 5));
    await wait(50);
    socket.write(Buffer.concat([one.subarray(5), one]));
    let received = Buffer.alloc(0);
    while (received.length < 22) received = Buffer.concat([received, ...((await once(socket, 'data')) as [Buffer])]);
    expect(received.subarray(0, 11)).toEqual(received.subarray(11));
  });

  it('does not answer another station number', async () => {
    socket.write(frame(request(3, 0, 1), unit + 1));
    expect(await printed(`的站号是 ${unit + 1}，模拟器的站号是 ${unit}，不应答`)).toBeDefined();
    expect((await read('setpoint')).length).toBe(2);
  });

  it('closes a connection that does not speak Modbus TCP', async () => {
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
    expect(await printed('不是 Modbus TCP')).toBeDefined();
  });
});

it('listens on the documented port unless told otherwise', () => {
  expect(readFileSync(file, 'utf8')).toContain(`process.argv[2] ?? ${readNumber('port')}`);
});

it('says that the port is in use, and names another', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const program = start(`${port}`);
  expect((await program.ended).code).toBe(1);
  expect(program.lines).toEqual([expect.stringMatching(`^端口 ${port} 已被占用。.*node modbus-simulator.mjs 1502$`)]);
});

it.each(['0', '65536', 'com1', ''])('refuses the port "%s"', async (port) => {
  const program = start(port);
  expect((await program.ended).code).toBe(1);
  expect(program.lines).toEqual([`端口“${port}”不对，写 1～65535 之间的整数`]);
});
