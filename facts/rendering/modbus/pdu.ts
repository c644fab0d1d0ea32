/** Requests and responses of Modbus (Application Protocol V1.1b3, S34), in parts for explanatory tables. */
import { ModbusFault, parseNumber, parseRegisters } from './registers';

/** Bytes of one protocol field and their meaning. */
export type Part = { bytes: readonly number[]; meaning: string };

export const directions = ['request', 'reply', 'exception'] as const;
export type Direction = (typeof directions)[number];

type Shape = 'read bits' | 'read registers' | 'write bit' | 'write register' | 'write bits' | 'write registers';

export const functions: ReadonlyMap<number, { name: string; shape: Shape }> = new Map([
  [1, { name: '读线圈', shape: 'read bits' }],
  [2, { name: '读离散输入', shape: 'read bits' }],
  [3, { name: '读保持寄存器', shape: 'read registers' }],
  [4, { name: '读输入寄存器', shape: 'read registers' }],
  [5, { name: '写一个线圈', shape: 'write bit' }],
  [6, { name: '写一个保持寄存器', shape: 'write register' }],
  [15, { name: '写多个线圈', shape: 'write bits' }],
  [16, { name: '写多个保持寄存器', shape: 'write registers' }],
]);

const exceptions: ReadonlyMap<number, string> = new Map([
  [1, '从站不支持这个功能码'],
  [2, '地址不存在'],
  [3, '数量或格式不合法'],
  [4, '从站执行失败'],
  [6, '从站忙'],
]);

const word = (value: number): readonly number[] => [value >> 8, value & 0xff];
const hexOf = (value: number): string => `0x${value.toString(16).toUpperCase().padStart(4, '0')}`;

function parseAddress(text: string | undefined): Part {
  if (text === undefined) throw new ModbusFault('缺少起始地址');
  const [address = 0] = parseRegisters(text);
  return { bytes: word(address), meaning: `起始地址 ${address}，即第 ${address + 1} 个` };
}

function parseCount(text: string | undefined, unit: string): Part {
  if (text === undefined) throw new ModbusFault('缺少数量');
  const [count = 0] = parseRegisters(text);
  return { bytes: word(count), meaning: `数量 ${count} 个${unit}` };
}

function parseBits(text: string | undefined): Part[] {
  if (text === undefined || !/^[01]+$/.test(text)) throw new ModbusFault('各位写成 0 和 1，第一位写在最前');
  const bytes = Array.from({ length: Math.ceil(text.length / 8) }, (_none, place) =>
    [...text.slice(place * 8, place * 8 + 8)].reduce((sum, bit, at) => sum | (Number(bit) << at), 0),
  );
  const meaning = `线圈的值，从最低位起依次为 ${[...text].join('、')}，其余位补 0`;
  return [
    { bytes: [bytes.length], meaning: `后面有 ${bytes.length} 个字节的值` },
    { bytes, meaning },
  ];
}

function parseSwitch(text: string | undefined): Part {
  if (text !== 'on' && text !== 'off') throw new ModbusFault('写 on 或 off');
  return text === 'on'
    ? { bytes: [0xff, 0], meaning: '接通，固定为 0xFF00' }
    : { bytes: [0, 0], meaning: '断开，固定为 0x0000' };
}

function describeValue(text: string): Part[] {
  const registers = parseRegisters(text);
  const [type = '', value = text] = text.split(':');
  return registers.map((register, place) => ({
    bytes: word(register),
    meaning:
      registers.length === 1
        ? `值 ${parseNumber(text)}${parseNumber(text) < 0 ? `，补码为 ${hexOf(register)}` : ''}`
        : `${type} 的 ${value}，${place === 0 ? '高位字' : '低位字'}`,
  }));
}

function parseValues(texts: readonly string[]): Part[] {
  const values = texts.flatMap(describeValue);
  if (values.length === 0) throw new ModbusFault('缺少值');
  return [{ bytes: [values.length * 2], meaning: `后面有 ${values.length * 2} 个字节的值` }, ...values];
}

function buildRequest(shape: Shape, [start, ...rest]: readonly string[]): Part[] {
  const [first] = rest;
  const address = parseAddress(start);
  switch (shape) {
    case 'read bits':
      return [address, parseCount(first, '位')];
    case 'read registers':
      return [address, parseCount(first, '寄存器')];
    case 'write bit':
      return [address, parseSwitch(first)];
    case 'write register': {
      const value = first === undefined ? [] : describeValue(first);
      if (value.length !== 1) throw new ModbusFault('写一个 16 位的值');
      return [address, ...value];
    }
    case 'write bits':
      return [address, parseCount(String(first?.length ?? ''), '线圈'), ...parseBits(first)];
    case 'write registers': {
      const values = parseValues(rest);
      return [address, parseCount(String(values.length - 1), '寄存器'), ...values];
    }
  }
}

function buildReply(shape: Shape, words: readonly string[]): Part[] {
  if (shape === 'read bits') return parseBits(words[0]);
  if (shape === 'read registers') return parseValues(words);
  // The response to a write repeats its address and its value or quantity.
  const request = buildRequest(shape, words);
  return request.slice(0, 2);
}

/** Returns the parts of a message, starting with the function code. Throws a `ModbusFault` with an instruction. */
export function buildPdu(code: number, direction: Direction, words: readonly string[]): Part[] {
  const known = functions.get(code);
  if (!known) throw new ModbusFault(`没有功能码 ${code}，用其中一个：${[...functions.keys()].join('、')}`);
  if (direction === 'exception') {
    const exception = parseNumber(words[0] ?? '');
    const meaning = exceptions.get(exception);
    if (meaning === undefined)
      throw new ModbusFault(`没有异常码 ${exception}，用其中一个：${[...exceptions.keys()].join('、')}`);
    return [
      { bytes: [code | 0x80], meaning: `功能码 ${code} 加 0x80，表示异常` },
      { bytes: [exception], meaning: `异常码：${meaning}` },
    ];
  }
  const data = direction === 'request' ? buildRequest(known.shape, words) : buildReply(known.shape, words);
  return [{ bytes: [code], meaning: `功能码 ${code}：${known.name}` }, ...data];
}
