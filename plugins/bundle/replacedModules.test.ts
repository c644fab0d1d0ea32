import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Modules of Docusaurus 3.10.2 that `src/client` replaces in the browser. */
const originals = {
  'PendingNavigation.js': '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
  'exports/Link.js': 'cd83fc0c2bffaab83186636c309c8086aac4aa53594dc7eeb4b9f9817527d277',
};

test.each(Object.entries(originals))(
  '%s is the one that was replaced: compare the replacement when not',
  (file, hash) => {
    const source = readFileSync(`node_modules/@docusaurus/core/lib/client/${file}`);
    expect(createHash('sha256').update(source).digest('hex')).toBe(hash);
  },
);
