/** Complete Modbus frames: the MBAP header of TCP, the address and the checksum of RTU. */
import type { Part } from './pdu';
import { ModbusFault } from './registers';

const transports = ['tcp', 'rtu'] as const;
export type Transport = (typeof transports)[number];

/** Parses a transport. Throws a `ModbusFault` for an unknown one. */
export function parseTransport(text: string): Transport {
  const found = transports.find((known) => known === text);
  if (found === undefined) throw new ModbusFault(`没有传输方式“${text}”，写 tcp 或 rtu`);
  return found;
}

/** Returns the CRC-16/MODBUS checksum of the bytes of an RTU frame. */
export function calculateCrc(bytes: readonly number[]): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/** Formats bytes as on pages: `01 03 0A`. */
export function formatBytes(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

/** Returns the parts of a frame with the given message. The first transaction of a connection has the number 1. */
export function buildFrame(transport: Transport, unit: number, pdu: readonly Part[]): Part[] {
  const message = pdu.flatMap(({ bytes }) => bytes);
  if (transport === 'tcp') {
    const length = message.length + 1;
    return [
      { bytes: [0, 1], meaning: '事务标识：由主站编号，应答原样带回' },
      { bytes: [0, 0], meaning: '协议标识：固定为 0' },
      { bytes: [length >> 8, length & 0xff], meaning: `长度：后面还有 ${length} 个字节` },
      { bytes: [unit], meaning: `单元标识：站号 ${unit}` },
      ...pdu,
    ];
  }
  const crc = calculateCrc([unit, ...message]);
  const printed = crc.toString(16).toUpperCase().padStart(4, '0');
  return [
    { bytes: [unit], meaning: `站号 ${unit}` },
    ...pdu,
    { bytes: [crc & 0xff, crc >> 8], meaning: `CRC-16 为 0x${printed}，低字节在前` },
  ];
}
