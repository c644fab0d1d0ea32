import { expect, test } from 'vitest';
import { formatSecurityContact } from './writeSecurityContact';

const url = 'https://docs.example.com';

test('names the contact, its address and a date one year after the commit', () => {
  expect(formatSecurityContact({ contact: 'mailto:security@example.com', url, date: '2026-01-31' })).toBe(
    `Contact: mailto:security@example.com
Expires: 2027-01-31T00:00:00.000Z
Preferred-Languages: zh, en
Canonical: https://docs.example.com/.well-known/security.txt
`,
  );
});

test('refuses a contact that is no address', () => {
  expect(() => formatSecurityContact({ contact: 'security@example.com', url, date: '2026-01-31' })).toThrow('mailto:');
});
