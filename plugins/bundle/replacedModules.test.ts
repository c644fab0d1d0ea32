import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Hashes of Docusaurus 3.10.2 modules that are replaced in the browser. */
const originals = {
  'BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6f14b51eae156d7ef8a096c15526c5937b0e9469e1e230995',
  'PendingNavigation.js': '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
  'docusaurus.js': 'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
  'exports/ComponentCreator.js': '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
  'exports/Link.js': 'cd83fc0c2bffaab83186636c309c8086aac4aa53594dc7eeb4b9f9817527d277',
  'normalizeLocation.js': '2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e',
};

test.each(Object.entries(originals))('%s matches the version that was replaced', (file, hash) => {
  const source = readFileSync(`node_modules/@docusaurus/core/lib/client/${file}`);
  expect(createHash('sha256').update(source).digest('hex')).toBe(hash);
});
