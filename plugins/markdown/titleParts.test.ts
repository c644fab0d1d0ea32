import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { withTitleParts } from './titleParts';

async function readParts(title: string): Promise<unknown> {
  const { frontMatter } = await withTitleParts(DEFAULT_PARSE_FRONT_MATTER)({
    filePath: 'docs/a.md',
    fileContent: `---\ntitle: ${title}\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter.title_parts;
}

it('splits a long title between words', async () => {
  expect(await readParts('低代码流程图控制系统软件介绍')).toEqual([
    '低',
    '代码',
    '流程图',
    '控制',
    '系统',
    '软件',
    '介绍',
  ]);
});

it('adds no parts to a title that fits one line', async () => {
  expect(await readParts('快速入门')).toBeUndefined();
});
