import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { withReadingTime } from './readingTime';

async function minutesOf(body: string) {
  const { frontMatter } = await withReadingTime(DEFAULT_PARSE_FRONT_MATTER)({
    filePath: 'docs/a.md',
    fileContent: `---\ndescription: ${'说'.repeat(400)}\n---\n${body}`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter.reading_minutes;
}

it('sets whole minutes, at least one', async () => {
  expect(await minutesOf('字'.repeat(1600))).toBe(4);
  expect(await minutesOf('字')).toBe(1);
});

it('ignores code and Latin text', async () => {
  expect(await minutesOf(`${'字'.repeat(400)}\n\`\`\`text\n${'码'.repeat(4000)}\n\`\`\`\n${'word '.repeat(999)}`)).toBe(
    1,
  );
});
