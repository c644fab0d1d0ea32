/** Numbers in 16-bit registers, as devices lay them out. */

const wordTypes = ['int32', 'uint32', 'float32'] as const;
export type WordType = (typeof wordTypes)[number];

/** The two ways to order two words times the two ways to order the bytes of a word; A is the highest byte. */
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

/** Throws a `ModbusFault` for other types. */
export function parseWordType(text: string): WordType {
  if (isWordType(text)) return text;
  throw new ModbusFault(`no 32-bit type "${text}"; use one of: ${wordTypes.join(', ')}`);
}

/** Throws a `ModbusFault` for what is no number. */
export function parseNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) throw new ModbusFault(`"${text}" is no number`);
  return value;
}

/** A whole number as the 16 bits of a register, negative ones as two's complement. Throws when it does not fit. */
export function encodeRegister(value: number): number {
  if (!Number.isInteger(value) || value < -0x8000 || value > 0xffff) {
    throw new ModbusFault(`${value} does not fit a register; use a whole number from -32768 to 65535`);
  }
  return value & 0xffff;
}

/** The four bytes A, B, C, D of a 32-bit number. Throws when it does not fit its type. */
export function encodeBytes(type: WordType, value: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(4));
  if (type === 'float32') view.setFloat32(0, value);
  else {
    const [low, high] = ranges[type];
    if (!Number.isInteger(value) || value < low || value > high) throw new ModbusFault(`${value} is no ${type}`);
    view.setUint32(0, value >>> 0);
  }
  return [0, 1, 2, 3].map((place) => view.getUint8(place));
}

/** The number that four bytes A, B, C, D stand for. */
export function decodeBytes(type: WordType, bytes: readonly number[]): number {
  const view = new DataView(Uint8Array.from(bytes).buffer);
  if (type === 'int32') return view.getInt32(0);
  return type === 'uint32' ? view.getUint32(0) : view.getFloat32(0);
}

/** Bytes A, B, C, D in the order in which a device sends them. */
export function orderBytes(bytes: readonly number[], order: WordOrder): readonly number[] {
  return Array.from(order, (letter) => bytes['ABCD'.indexOf(letter)] ?? 0);
}

/** A register, or with a type (`uint32:70000`) the two registers of a 32-bit number, high word first. */
export function parseRegisters(text: string): readonly number[] {
  const [type = '', value] = text.split(':');
  if (value === undefined) return [encodeRegister(parseNumber(text))];
  const [a = 0, b = 0, c = 0, d = 0] = encodeBytes(parseWordType(type), parseNumber(value));
  return [(a << 8) | b, (c << 8) | d];
}
