import { expect, test } from 'vitest';
import { formatFrame, parseFrame } from './stompFrame';

test('a frame is read back as it was written', () => {
  const headers = { destination: '/topic/device/XXXX', id: 'sub-0' };
  expect(parseFrame(formatFrame('SUBSCRIBE', headers, '{"a":1}\n'))).toEqual({
    command: 'SUBSCRIBE',
    headers,
    body: '{"a":1}\n',
  });
});

test('of repeated headers the first counts; CRLF is an end of line; \\c is a colon', () => {
  expect(parseFrame('CONNECT\r\nlogin:a\\cb\r\nlogin:c\r\n\r\n\0')?.headers).toEqual({ login: 'a:b' });
});

test('an end of line is a heart-beat, anything else no frame', () => {
  expect(parseFrame('\n')).toBeUndefined();
  expect(() => parseFrame('CONNECT login:a')).toThrow('no STOMP frame');
});
