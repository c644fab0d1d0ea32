import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildHeaders } from './headers';

const connect = (policy: string) => policy.split('; ').filter((directive) => directive.startsWith('connect-src'));

test('pages may connect to their own site only while the shipped index answers', () => {
  expect(connect(buildContentSecurityPolicy([], []))).toEqual(["connect-src 'self'"]);
  expect(connect(buildHeaders(['sha256-A'])['Content-Security-Policy'] ?? '')).toEqual(["connect-src 'self'"]);
});

test('a hosted search adds exactly its hosts, to connections and nothing else', () => {
  const hosts = ['https://a.example', 'http://10.0.0.7:4174'];
  const policy = buildHeaders(['sha256-A'], hosts)['Content-Security-Policy'] ?? '';
  expect(connect(policy)).toEqual(["connect-src 'self' https://a.example http://10.0.0.7:4174"]);
  expect(policy.replace(` ${hosts.join(' ')}`, '')).toBe(buildContentSecurityPolicy(['sha256-A'], []));
});
