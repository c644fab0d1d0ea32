import { describe, expect, it } from 'vitest';
import { buildFrame, calculateCrc, formatBytes } from './frame';
import { type Direction, buildPdu } from './pdu';
import { decodeBytes, encodeBytes, orderBytes } from './registers';

const pdu = (code: number, direction: Direction, ...words: string[]): string =>
  formatBytes(buildPdu(code, direction, words).flatMap(({ bytes }) => bytes));

describe('buildPdu returns the examples of the standard (S34, chapter 6)', () => {
  it.each([
    [1, 'request', ['0x13', '0x13'], '01 00 13 00 13'],
    [1, 'reply', ['1011001111010110101'], '01 03 CD 6B 05'],
    [2, 'request', ['0xC4', '0x16'], '02 00 C4 00 16'],
    [3, 'request', ['0x6B', '3'], '03 00 6B 00 03'],
    [3, 'reply', ['0x022B', '0', '0x64'], '03 06 02 2B 00 00 00 64'],
    [4, 'request', ['8', '1'], '04 00 08 00 01'],
    [4, 'reply', ['10'], '04 02 00 0A'],
    [5, 'request', ['0xAC', 'on'], '05 00 AC FF 00'],
    [5, 'reply', ['0xAC', 'on'], '05 00 AC FF 00'],
    [6, 'request', ['1', '3'], '06 00 01 00 03'],
    [15, 'request', ['0x13', '1011001110'], '0F 00 13 00 0A 02 CD 01'],
    [15, 'reply', ['0x13', '1011001110'], '0F 00 13 00 0A'],
    [16, 'request', ['1', '0x0A', '0x0102'], '10 00 01 00 02 04 00 0A 01 02'],
    [16, 'reply', ['1', '0x0A', '0x0102'], '10 00 01 00 02'],
    [3, 'exception', ['2'], '83 02'],
  ] as const)('function %i, %s %j', (code, direction, words, expected) => {
    expect(pdu(code, direction, ...words)).toBe(expected);
  });
});

describe('buildFrame', () => {
  it('ends an RTU frame with the low byte of the checksum, then the high byte', () => {
    const frame = buildFrame('rtu', 8, buildPdu(3, 'request', ['0', '10'])).flatMap(({ bytes }) => bytes);
    expect(formatBytes(frame)).toBe('08 03 00 00 00 0A C5 54');
    expect(calculateCrc(frame), 'the checksum over a whole frame is 0').toBe(0);
  });

  it('matches the check value of CRC-16/MODBUS', () => {
    expect(calculateCrc(Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0x4b37);
  });

  it('counts the bytes from the unit identifier on in a TCP frame', () => {
    const request = buildFrame('tcp', 1, buildPdu(3, 'request', ['0', '10'])).flatMap(({ bytes }) => bytes);
    expect(formatBytes(request)).toBe('00 01 00 00 00 06 01 03 00 00 00 0A');
    const refused = buildFrame('tcp', 1, buildPdu(3, 'exception', ['2'])).flatMap(({ bytes }) => bytes);
    expect(formatBytes(refused)).toBe('00 01 00 00 00 03 01 83 02');
  });
});

describe('32-bit numbers', () => {
  it('are ordered by words and bytes', () => {
    const bytes = encodeBytes('uint32', 0x0a0b0c0d);
    expect(formatBytes(orderBytes(bytes, 'CDAB'))).toBe('0C 0D 0A 0B');
    expect(formatBytes(orderBytes(bytes, 'BADC'))).toBe('0B 0A 0D 0C');
    expect(formatBytes(orderBytes(bytes, 'DCBA'))).toBe('0D 0C 0B 0A');
  });

  it('survive encoding and decoding', () => {
    expect(decodeBytes('int32', encodeBytes('int32', -12345))).toBe(-12345);
    expect(formatBytes(encodeBytes('float32', 1))).toBe('3F 80 00 00');
    expect(decodeBytes('float32', encodeBytes('float32', 185.2))).toBeCloseTo(185.2, 4);
  });
});
