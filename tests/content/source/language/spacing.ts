/** Z01, Z03, Z04: one space between Chinese and Latin words, numbers and code; none beside full-width punctuation. */
import { han, masks } from '../prose/passage';
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const word = 'A-Za-z0-9\\p{Script=Greek}';
const opening = '（“‘《〈【';
const closing = '）”’》〉】，。、；：！？';

const insertions = [
  { code: 'Z01', place: new RegExp(`(?<=[${han}])(?=[${word}±−])|(?<=[${word}])(?=[${han}])`, 'gu') },
  { code: 'Z01', place: new RegExp(`(?<=\\d[%‰°]|[A-Za-z][+#])(?=[${han}])`, 'gu') },
  {
    code: 'Z04',
    place: new RegExp(
      `(?<=[${han}${word}])(?=${masks.code})(?<!${masks.code})|(?<=${masks.code})(?=[${han}${word}])`,
      'gu',
    ),
  },
  { code: 'Z01', place: new RegExp(`(?<=[${han}])(?=${masks.address})|(?<=${masks.address})(?=[${han}])`, 'gu') },
];

const space = '[ \\u00a0\\t]+';
const removals = new RegExp(
  `(?<=[${opening}${closing}])${space}(?=\\S)|(?<=\\S)${space}(?=[${opening}${closing}])|(?<=[${han}])${space}(?=[${han}])`,
  'gu',
);

export const spacingRule: LanguageRule = {
  name: 'spacing',
  codes: { Z01: 'error', Z03: 'error', Z04: 'error' },
  passage: () =>
    function* findSpacing(passage) {
      for (const { code, place } of insertions) {
        yield* correctMatches(passage, code, place, () => ' ', { searched: passage.unquoted });
      }
      yield* correctMatches(passage, 'Z03', removals, () => '', {
        searched: passage.unquoted,
        because: '此处不空格',
      });
    },
};
