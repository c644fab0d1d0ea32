/** Unusual requests: methods, hosts, conditions, ranges, long names. All servers of this folder answer alike. */
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { describeServers, headers, page } from './testing/describeServers';
import { sendRequest } from './contract/sendRequest';

const asset = '/assets/js/a.1234.js';
const immutable = 'public, max-age=31536000, immutable';

/** Sends `text` as it is. Returns the whole response. */
function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** Names of headers in a raw response that occur more than once. */
function findDoubled(response: string): string[] {
  const names = [...(response.split('\r\n\r\n')[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  return names.filter((name, index) => names.indexOf(name) < index);
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: docs.example', 'Connection: close', ...lines, '', ''].join('\r\n');

describeServers((getOrigin) => {
  const send = (...request: Parameters<typeof sendRequest> extends [string, ...infer Rest] ? Rest : never) =>
    sendRequest(getOrigin(), ...request);

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('refuses the method %s', async (method) => {
    for (const address of ['/', page, `${page}/`, '/none', asset]) {
      const response = await send(address, {}, method);
      expect(response.status, address).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
    }
  });

  test('answers HEAD like GET without a body', async () => {
    for (const address of ['/', page, `${page}/`, '/none', asset]) {
      const [head, body] = [await send(address, {}, 'HEAD'), await send(address)];
      expect(head.body).toHaveLength(0);
      const describe = ({ status, headers: { etag, location, ...sent } }: typeof head) => [
        status,
        etag,
        location,
        sent['content-type'],
        sent['cache-control'],
      ];
      expect(describe(head)).toEqual(describe(body));
    }
  });

  test('never sends the Host header back', async () => {
    for (const address of ['/', `${page}/`, '/docs', '/none', '/%5c']) {
      const response = await sendRaw(getOrigin(), get(address).replace('docs.example', 'evil.example:81'));
      expect(response, address).toMatch(/^HTTP\/1\.1 (?:200|301|400|404) /);
      expect(response).not.toContain('evil.example');
    }
  });

  test.each([
    ['no Host header', `GET ${page} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['two Host headers', get(page, 'Host: other.example')],
  ])('refuses a request with %s', async (_name, request) => {
    expect(await sendRaw(getOrigin(), request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([`${page}\xe4\xb8\xad`, `${page}/\xe4\xb8\xad/`, `${page}/?q=\xe4\xb8\xad`, '/\xff'])(
    'never redirects to an address with unencoded characters (%j)',
    async (address) => {
      const response = await sendRaw(getOrigin(), get(address));
      expect(response).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(response).not.toMatch(/^location:/im);
    },
  );

  test.each([
    ['a name', `/docs/${'a'.repeat(300)}`],
    ['a name in Chinese', `/docs/${'%E4%B8%AD'.repeat(100)}`],
    ['the name of an asset', `/assets/js/${'a'.repeat(300)}.js`],
    ['a path', '/docs'.repeat(1000)],
  ])('answers 404 when %s is longer than the file system allows', async (_name, address) => {
    const response = await send(address);
    expect(response.status).toBe(404);
    expect(response.body.toString()).toContain('missing');
  });

  test('refuses an address of 100 KB', async () => {
    expect(await sendRaw(getOrigin(), get(`/${'a'.repeat(100_000)}`))).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('sends a part of a file', async () => {
    const whole = await send(asset);
    const part = await send(asset, { Range: 'bytes=8-11' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 8-11/${String(whole.body.length)}`);
    expect(part.body.toString()).toBe(whole.body.subarray(8, 12).toString());
    const changed = await send(asset, { Range: 'bytes=8-11', 'If-Range': '"other"' });
    expect(changed.status).toBe(200);
  });

  test.each([
    [416, { Range: 'bytes=999999-' }],
    [412, { 'If-Match': '"other"' }],
  ])('sends every header once and nothing to keep with %i', async (status, sent) => {
    const [[name, value] = ['', '']] = Object.entries(sent);
    const response = await sendRaw(getOrigin(), get(asset, `${name}: ${value}`));
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
    expect(findDoubled(response)).toEqual([]);
    expect(response).toMatch(/^cache-control: no-cache\r$/im);
    expect(response).not.toMatch(/immutable/);
    expect(response).toContain(headers['Content-Security-Policy']);
  });

  test('sends every header once with other answers', async () => {
    for (const request of [
      get('/'),
      get(asset),
      get(`${page}/`),
      get('/none'),
      get('/%5c'),
      get(asset, 'Range: bytes=0-1'),
    ])
      expect(findDoubled(await sendRaw(getOrigin(), request)), request).toEqual([]);
  });

  test('keeps assets for a year, and revalidates them by their content', async () => {
    const { headers: first } = await send(asset);
    expect(first['cache-control']).toBe(immutable);
    expect(first).not.toHaveProperty('last-modified');
    const again = await send(asset, { 'If-None-Match': first.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('listens on the interface of its address only', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    if (!outside) return;
    const { port } = new URL(getOrigin());
    await expect(sendRequest(`http://${outside.address}:${port}`, '/')).rejects.toThrow('ECONNREFUSED');
  });
});
