import { expect, test } from 'vitest';
import { parseSourcePage } from '../content/source/sourcePage';
import { parseBlocks } from './blocks/sampleBlock';
import { findKindFaults } from './examinePageKind';

const script = "```javascript\nshowNotify('a');\n```\n\n";

/** Returns the faults of a page of this kind when all its blocks have run. */
function examine(kind: string, body: string, id = 'page'): string[] {
  const page = parseSourcePage(`docs/${id}.md`, `---\nkind: ${kind}\n---\n\n${body}`);
  const results = parseBlocks(page).map((block) => ({ block, treatment: 'run' as const, faults: [] }));
  return findKindFaults(page, results);
}

test('requires two scripts that run on the page of a script function', () => {
  expect(examine('function', script + script, 'open-platform/a')).toEqual([]);
  expect(examine('function', script, 'open-platform/a')).toEqual([
    'docs/open-platform/a.md: no sample that runs is a script of the open platform, twice',
  ]);
});

test('requires a call and two programs that run on an interface page, and nothing on other pages', () => {
  expect(examine('rest', '')).toHaveLength(3);
  expect(examine('rest', '```bash\ncurl a\n```\n\n```bash\nnode a.mjs\npython3 a.py\n```\n')).toEqual([]);
  expect(examine('concept', '')).toEqual([]);
  expect(examine('function', '', 'automation/a')).toEqual([]);
});
