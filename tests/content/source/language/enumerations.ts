/** Z09: items are joined by 、 and the last one by 和. */
import { hasHan, masks } from '../prose/passage';
import { correct, correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const item = `(?:[A-Za-z][\\w+#./-]*(?: [A-Z][\\w+#./-]*)*|${masks.code}+)`;
const halfWidth = new RegExp(`(?<=${item}), ?(?=${item})`, 'gu');
/** At least three short items: the comma of a clause that ends in a name must not match. */
const fullWidth = new RegExp(`${item}(?:，${item}){2,}`, 'gu');
/** Matches `` `a`，`b`，`c` `` and `` `a`，`b` 和 ``, but not `` 执行 `a`，`b` 表示…… ``. */
const codeList = new RegExp(
  `(?<=${masks.code})，(?=${masks.code}+(?:，${masks.code}| ?[和与或]))|(?<=${masks.code}，${masks.code}+)，(?=${masks.code})`,
  'gu',
);
const beforeLast = /、(?=(?:和|与|或|及|以及|或者)[^、。]{1,12}(?:[、。，；]|$))/gu;
const number = /\d, ?\d/u;

export const enumerationsRule: LanguageRule = {
  name: 'enumerations',
  codes: { Z09: 'warning' },
  passage: () =>
    function* findEnumerations(passage) {
      if (!hasHan(passage.plain)) return;
      const searched = passage.unquoted;
      yield* correctMatches(passage, 'Z09', halfWidth, () => '、', { searched });
      for (const { index, 0: found } of searched.matchAll(fullWidth)) {
        if (number.test(found) || found.includes(masks.code)) continue;
        yield correct(passage, 'Z09', {
          start: index,
          end: index + found.length,
          replacement: found.replace(/，/gu, '、'),
        });
      }
      yield* correctMatches(passage, 'Z09', codeList, () => '、', { searched });
      yield* correctMatches(passage, 'Z09', beforeLast, () => '', { searched, because: '最后一项之前不用顿号' });
    },
};
