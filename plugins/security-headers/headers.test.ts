import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildHeaders } from './headers';

const connect = (policy: string) => policy.split('; ').filter((directive) => directive.startsWith('connect-src'));

test('pages may connect to their own site only while the shipped index answers', () => {
  expect(connect(buildContentSecurityPolicy({ scripts: [], styles: [] }))).toEqual(["connect-src 'self'"]);
  expect(connect(buildHeaders({ scripts: ['sha256-A'], styles: [] })['Content-Security-Policy'] ?? '')).toEqual([
    "connect-src 'self'",
  ]);
});

test('a hosted search adds exactly its hosts, to connections and nothing else', () => {
  const hosts = ['https://a.example', 'http://10.0.0.7:4174'];
  const allowed = { scripts: ['sha256-A'], styles: ['sha256-B'] };
  const policy = buildHeaders({ ...allowed, searchHosts: hosts })['Content-Security-Policy'] ?? '';
  expect(connect(policy)).toEqual(["connect-src 'self' https://a.example http://10.0.0.7:4174"]);
  expect(policy.replace(` ${hosts.join(' ')}`, '')).toBe(buildContentSecurityPolicy(allowed));
});

test('inline code is allowed by its hash, in sorted order', () => {
  const policy = buildContentSecurityPolicy({ scripts: ['sha256-B', 'sha256-A'], styles: ['sha256-D', 'sha256-C'] });
  expect(policy).toContain("; script-src 'self' 'sha256-A' 'sha256-B'; style-src 'self' 'sha256-C' 'sha256-D'; ");
});

test('enforces Trusted Types with one policy', () => {
  expect(buildContentSecurityPolicy({ scripts: [], styles: [] })).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default$/,
  );
});

test('sends reports to a configured address only', () => {
  const policy = (reportAddress?: string) => buildContentSecurityPolicy({ scripts: [], styles: [], reportAddress });
  expect(policy()).not.toContain('report');
  expect(policy('https://reports.example/csp')).toBe(`${policy()}; report-uri https://reports.example/csp`);
  for (const address of ["https://a.example/;script-src'unsafe-inline'", 'https://a.example/$x', 'javascript:x', 'x'])
    expect(() => policy(address)).toThrow();
});
