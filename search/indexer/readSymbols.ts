import { firstPairByte } from '../protocol/wordCodes';

/** A text as symbols: a byte below 128, or two bytes, half of the characters of GB 18030 or all of them. */
export type Symbols = {
  /** The symbols that there are, each as one number of its byte or bytes, in their order. */
  kinds: readonly number[];
  /** The text, each symbol as its place in `kinds`: small numbers. */
  text: Uint16Array;
};

/** Reads bytes, whatever they are, as symbols. */
export function readSymbols(bytes: Uint8Array): Symbols {
  const text = new Uint16Array(bytes.length);
  const stands = new Uint8Array(1 << 16);
  let count = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    const second = byte < firstPairByte ? undefined : bytes[place + 1];
    if (second !== undefined) place += 1;
    const symbol = second === undefined ? byte : (byte << 8) | second;
    stands[symbol] = 1;
    text[count] = symbol;
    count += 1;
  }
  const kinds: number[] = [];
  const places = new Uint16Array(1 << 16);
  for (let symbol = 0; symbol < stands.length; symbol += 1) {
    if (stands[symbol] === 1) places[symbol] = kinds.push(symbol) - 1;
  }
  for (let place = 0; place < count; place += 1) text[place] = places[text[place] ?? 0] ?? 0;
  return { kinds, text: text.subarray(0, count) };
}

/** The bytes of one of `kinds`. */
export const bytesOf = (symbol: number): number[] => (symbol > 0xff ? [symbol >> 8, symbol & 0xff] : [symbol]);
