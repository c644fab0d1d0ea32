/** Encoding of numbers in 16-bit registers. */

const wordTypes = ['int32', 'uint32', 'float32'] as const;
export type WordType = (typeof wordTypes)[number];

/** Word and byte orders of 32-bit numbers. A is the most significant byte. */
export const wordOrders = ['ABCD', 'CDAB', 'BADC', 'DCBA'] as const;
export type WordOrder = (typeof wordOrders)[number];

const ranges: Readonly<Record<Exclude<WordType, 'float32'>, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
};

export class ModbusFault extends Error {}

function isWordType(text: string): text is WordType {
  return wordTypes.some((known) => known === text);
}

/** Parses a 32-bit type. Throws a `ModbusFault` for an unknown one. */
export function parseWordType(text: string): WordType {
  if (isWordType(text)) return text;
  throw new ModbusFault(`没有 32 位类型“${text}”，用其中一个：${wordTypes.join('、')}`);
}

/** Parses a number. Throws a `ModbusFault` for any other text. */
export function parseNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) throw new ModbusFault(`“${text}”不是数`);
  return value;
}

/** Returns an integer as the 16 bits of a register, negative ones as two's complement. Throws when it does not fit. */
export function encodeRegister(value: number): number {
  if (!Number.isInteger(value) || value < -0x8000 || value > 0xffff) {
    throw new ModbusFault(`寄存器放不下 ${value}：写 -32768～65535 的整数`);
  }
  return value & 0xffff;
}

/** Returns the four bytes A, B, C, D of a 32-bit number. Throws when it does not fit its type. */
export function encodeBytes(type: WordType, value: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(4));
  if (type === 'float32') view.setFloat32(0, value);
  else {
    const [low, high] = ranges[type];
    if (!Number.isInteger(value) || value < low || value > high) throw new ModbusFault(`${value} 不是 ${type} 的值`);
    view.setUint32(0, value >>> 0);
  }
  return [0, 1, 2, 3].map((place) => view.getUint8(place));
}

/** Decodes the four bytes A, B, C, D of a 32-bit number. */
export function decodeBytes(type: WordType, bytes: readonly number[]): number {
  const view = new DataView(Uint8Array.from(bytes).buffer);
  if (type === 'int32') return view.getInt32(0);
  return type === 'uint32' ? view.getUint32(0) : view.getFloat32(0);
}

/** Returns bytes A, B, C, D in the transmission order of a device. */
export function orderBytes(bytes: readonly number[], order: WordOrder): readonly number[] {
  return Array.from(order, (letter) => bytes['ABCD'.indexOf(letter)] ?? 0);
}

/** Parses the value of a register, or with a type (`uint32:70000`) of two registers, high word first. */
export function parseRegisters(text: string): readonly number[] {
  const [type = '', value] = text.split(':');
  if (value === undefined) return [encodeRegister(parseNumber(text))];
  const [a = 0, b = 0, c = 0, d = 0] = encodeBytes(parseWordType(type), parseNumber(value));
  return [(a << 8) | b, (c << 8) | d];
}
