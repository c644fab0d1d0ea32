import { expect, test } from 'vitest';
import { parseBody, parseForm } from './formBody';

test('decodes forms and collects repeated fields in an array', () => {
  expect(parseForm('name=%E6%B3%A8%E5%A1%91%E6%9C%BA+01&tag=a&tag=b')).toEqual({ name: '注塑机 01', tag: ['a', 'b'] });
});

test('parses the parts of a multipart form as fields', () => {
  const body = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="token"\r\n\r\nt\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\r\n1,2\r\n--x--\r\n',
  );
  expect(parseBody('multipart/form-data; boundary=x', body)).toEqual({ token: 't', file: 'a,b\r\n1,2' });
});

test('returns an unknown field for a body of another type', () => {
  expect(Object.keys(parseBody('application/json', Buffer.from('{}')))).toEqual(['(a body of type application/json)']);
});
