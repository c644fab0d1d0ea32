import type { QueryClass } from '../knownItem';
import { readPinyin } from '../readPinyin';

const latinThenHan = /^([A-Za-z][A-Za-z0-9.]+) ?(\p{Script=Han}{2,6})$/u;
const hanThenLatin = /^(\p{Script=Han}{2,6}) ?([A-Za-z][A-Za-z0-9.]+)$/u;

function spell(heading: string): string | undefined {
  const [, before, after] = latinThenHan.exec(heading) ?? [];
  if (before !== undefined && after !== undefined) return `${before.toLowerCase()} ${readPinyin(after).join('')}`;
  const [, first, last] = hanThenLatin.exec(heading) ?? [];
  if (first !== undefined && last !== undefined) return `${readPinyin(first).join('')} ${last.toLowerCase()}`;
  return undefined;
}

/** Heading of a Latin word and Chinese, the Chinese in pinyin: mqtt lianjie. */
export const pinyinMixed: QueryClass = {
  name: 'pinyin_mixed',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.flatMap(({ heading }) => {
          const query = spell(heading);
          return query === undefined ? [] : [{ heading, query }];
        }),
        15,
        ({ query }) => query,
      )
      .map(({ heading, query }) => ({ query, relevant: view.idsOfHeading(heading) })),
};
