/** Z13: the dash is ——, without spaces. */
import { han } from '../prose/passage';
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const hyphens = new RegExp(
  `(?<=[${han}）”\\w\\uE000])(?: +-{1,3} +| *-{2,3} *| +[–—─]{1,2} +)(?=[${han}（“])|(?<=[${han}）”])(?: +-{1,3} +| *-{2,3} *| +[–—─]{1,2} +)(?=[\\w\\uE000])(?<! -{1,2}(?=\\w))`,
  'gu',
);
const spaced = / +——|—— +/gu;
const glued = new RegExp(`(?<=[${han}])-(?=[${han}])`, 'gu');

export const dashesRule: LanguageRule = {
  name: 'dashes',
  codes: { Z13: 'warning' },
  passage: () =>
    function* findDashes(passage) {
      const searched = passage.unquoted;
      const because = '能拆成两句更好';
      yield* correctMatches(passage, 'Z13', hyphens, ([found]) => (found.includes('——') ? undefined : '——'), {
        searched,
        because,
      });
      yield* correctMatches(passage, 'Z13', spaced, () => '——', { searched, because });
      yield* correctMatches(passage, 'Z13', glued, () => '—', { searched });
    },
};
