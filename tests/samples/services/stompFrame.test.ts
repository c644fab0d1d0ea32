import { expect, test } from 'vitest';
import { formatFrame, parseFrame } from './stompFrame';

test('parses a formatted frame', () => {
  const headers = { destination: '/topic/device/XXXX', id: 'sub-0' };
  expect(parseFrame(formatFrame('SUBSCRIBE', headers, '{"a":1}\n'))).toEqual({
    command: 'SUBSCRIBE',
    headers,
    body: '{"a":1}\n',
  });
});

test('uses the first of repeated headers and decodes CRLF and \\c', () => {
  expect(parseFrame('CONNECT\r\nlogin:a\\cb\r\nlogin:c\r\n\r\n\0')?.headers).toEqual({ login: 'a:b' });
});

test('returns undefined for a heart-beat and throws on a malformed frame', () => {
  expect(parseFrame('\n')).toBeUndefined();
  expect(() => parseFrame('CONNECT login:a')).toThrow('no STOMP frame');
});
