import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { withReadingTime } from './readingTime';

async function minutesOf(kind: string, body: string) {
  const { frontMatter } = await withReadingTime(DEFAULT_PARSE_FRONT_MATTER)({
    filePath: 'docs/a.md',
    fileContent: `---\nkind: ${kind}\n---\n${body}`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter.reading_minutes;
}

it('sets whole minutes for pages read from start to end', async () => {
  expect(await minutesOf('concept', '字'.repeat(1600))).toBe(4);
  expect(await minutesOf('intro', '字')).toBe(1);
});

it('sets no reading time for tasks and references', async () => {
  expect(await minutesOf('task', '字'.repeat(1600))).toBeUndefined();
  expect(await minutesOf('rest', '字'.repeat(1600))).toBeUndefined();
});

it('ignores code', async () => {
  expect(await minutesOf('concept', `${'字'.repeat(400)}\n\`\`\`text\n${'码'.repeat(4000)}\n\`\`\`\n`)).toBe(1);
});
