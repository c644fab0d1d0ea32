/** Blocks that compute Modbus frames and checksums. Computed bytes cannot contradict the values of a page. */
import type { Block } from '../block';
import { renderFence } from '../fence';
import { type Transport, buildFrame, formatBytes, parseTransport } from '../modbus/frame';
import { type Direction, type Part, buildPdu, directions, functions } from '../modbus/pdu';
import {
  ModbusFault,
  decodeBytes,
  encodeBytes,
  encodeRegister,
  orderBytes,
  parseNumber,
  parseWordType,
  wordOrders,
} from '../modbus/registers';
import type { Resolver } from '../resolver';
import { renderCode, renderTable } from '../table';

const transportNames: Readonly<Record<Transport, string>> = { tcp: 'Modbus TCP', rtu: 'Modbus RTU' };
const directionNames: Readonly<Record<Direction, string>> = { request: '请求', reply: '应答', exception: '异常应答' };

/** Resolves a word that is the key of a number, as in `%%modbus-words float32 world.temperature.first%%`. */
function readWord(word: string, resolver: Resolver): string {
  const [, type = '', key] = /^(\w+:)?([a-z][a-z-]*(?:\.[a-z0-9-]+)+)$/.exec(word) ?? [];
  return key === undefined ? word : `${type}${resolver.inline(`%%${key}:bare%%`)}`;
}

/** Wraps a renderer and reports a `ModbusFault` at the line of the block. */
function reportModbusFaults(render: (words: readonly string[]) => string): Block['render'] {
  return (words, resolver) => {
    try {
      return render(words.map((word) => readWord(word, resolver)));
    } catch (error) {
      if (!(error instanceof ModbusFault)) throw error;
      resolver.fail(error.message);
      return '';
    }
  };
}

function parseDirection(text: string): Direction {
  const found = directions.find((known) => known === text);
  if (found === undefined) throw new ModbusFault(`没有方向“${text}”，用其中一个：${directions.join('、')}`);
  return found;
}

function renderParts(parts: readonly Part[]): string {
  let place = 1;
  const rows = parts.map(({ bytes, meaning }) => {
    const last = place + bytes.length - 1;
    const range = bytes.length === 1 ? String(place) : `${place}～${last}`;
    place = last + 1;
    return [range, renderCode(formatBytes(bytes)), meaning];
  });
  return renderTable(['字节', '十六进制', '含义'], rows);
}

export const modbusFrameBlock: Block = {
  name: 'modbus-frame',
  argumentNames: '<tcp|rtu> <unit> <function> <request|reply|exception> <word…>',
  summary: 'Modbus 报文：全文和逐字节的解释；数量、位（1011）、值（1852、-100、uint32:70000）依功能码写',
  render: reportModbusFaults(([transportWord = '', unit = '', code = '', directionWord = '', ...words]) => {
    const transport = parseTransport(transportWord);
    const direction = parseDirection(directionWord);
    const parts = buildFrame(transport, parseNumber(unit), buildPdu(parseNumber(code), direction, words));
    const title = `${directionNames[direction]}（${transportNames[transport]}）`;
    const text = formatBytes(parts.flatMap(({ bytes }) => bytes));
    return `${renderFence('text', text, title)}\n\n${renderParts(parts)}`;
  }),
};

export const modbusExchangesBlock: Block = {
  name: 'modbus-exchanges',
  argumentNames: '<tcp|rtu> <unit> <function> <word…> [> <value…>] [; …]',
  summary: 'Modbus 请求与应答的对照表；> 后面是应答中的值，写入类的应答自动得出',
  render: reportModbusFaults(([transportWord = '', unitWord = '', ...words]) => {
    const [transport, unit] = [parseTransport(transportWord), parseNumber(unitWord)];
    // Separate code spans for header, message and checksum allow line breaks in a table cell.
    const [before, after] = transport === 'tcp' ? [4, 0] : [1, 1];
    const frame = (code: number, direction: Direction, texts: readonly string[]): string => {
      const parts = buildFrame(transport, unit, buildPdu(code, direction, texts));
      const end = parts.length - after;
      return [parts.slice(0, before), parts.slice(before, end), parts.slice(end)]
        .filter((group) => group.length > 0)
        .map((group) => renderCode(formatBytes(group.flatMap(({ bytes }) => bytes))))
        .join(' ');
    };
    const rows = words
      .join(' ')
      .split(' ; ')
      .map((exchange) => {
        const [request = '', reply] = exchange.split(' > ').map((side) => side.split(' '));
        const [codeWord = '', ...asked] = request;
        const code = parseNumber(codeWord);
        return [
          `${codeWord} ${functions.get(code)?.name ?? ''}`,
          frame(code, 'request', asked),
          frame(code, 'reply', reply ?? asked),
        ];
      });
    return renderTable(['功能码', '请求', '应答'], rows);
  }),
};

export const modbusWordsBlock: Block = {
  name: 'modbus-words',
  argumentNames: '<int32|uint32|float32> <value>',
  summary: '一个 32 位的数在四种字序下的两个寄存器，以及误按 ABCD 读出的值',
  render: reportModbusFaults(([typeWord = '', valueWord = '']) => {
    const type = parseWordType(typeWord);
    const bytes = encodeBytes(type, parseNumber(valueWord));
    const rows = wordOrders.map((order) => {
      const sent = orderBytes(bytes, order);
      const seen = decodeBytes(type, sent);
      const [first, second] = [formatBytes(sent.slice(0, 2)), formatBytes(sent.slice(2))];
      const shown = type === 'float32' ? String(Number(seen.toPrecision(6))) : String(seen);
      return [order, renderCode(first), renderCode(second), order === 'ABCD' ? `${shown}（正确）` : shown];
    });
    return renderTable(['字序', '第一个寄存器', '第二个寄存器', '按 ABCD 读出的值'], rows);
  }),
};

export const modbusSignsBlock: Block = {
  name: 'modbus-signs',
  argumentNames: '<scale> <value…>',
  summary: '实际值与 16 位寄存器的换算表：乘数、整数、寄存器，以及误按无符号数读出的值',
  render: reportModbusFaults(([scaleWord = '', ...values]) => {
    const scale = parseNumber(scaleWord);
    const print = (value: number): string => String(Number((value * scale).toFixed(6)));
    const rows = values.map((text) => {
      const whole = Math.round(parseNumber(text) / scale);
      const register = encodeRegister(whole);
      return [text, String(whole), renderCode(formatBytes([register >> 8, register & 0xff])), print(register)];
    });
    return renderTable(['实际值', '寄存器中的整数', '十六进制', '误按 uint16 读出的实际值'], rows);
  }),
};
