/** Z11, Z12: no exclamation marks, question marks only in headings of questions, ellipses only in quoted originals. */
import { han } from '../prose/passage';
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const exclamation = new RegExp(`！+|(?<=[${han}）”])!+|!+(?=[${han}]|$)`, 'gu');
const question = new RegExp(`？+|(?<=[${han}）”])\\?+`, 'gu');
const ellipsis = /(?:…+|\.{3,}|。{2,}|・{3,})等?/gu;
const doubleEtc = /等等/gu;
const kindsWithQuestions = new Set(['faq', 'troubleshooting']);

export const exclamationsRule: LanguageRule = {
  name: 'exclamations',
  codes: { Z11: 'error', Z12: 'error' },
  passage: () =>
    function* findExclamations(passage, { page }) {
      const searched = passage.unquoted;
      const { kind } = passage;
      yield* correctMatches(
        passage,
        'Z12',
        exclamation,
        ({ index }) => (index === searched.length - 1 && kind === 'heading' ? '' : '。'),
        {
          searched,
        },
      );
      const kindOfPage = page?.frontMatter?.kind;
      const mayAsk = kind === 'heading' && typeof kindOfPage === 'string' && kindsWithQuestions.has(kindOfPage);
      if (!mayAsk) {
        yield* correctMatches(passage, 'Z12', question, () => (kind === 'heading' ? '' : '。'), {
          searched,
          because: '用陈述句',
        });
      }
      yield* correctMatches(passage, 'Z11', ellipsis, () => '等', {
        searched,
        because: '列出各项，末尾写“等”',
      });
      yield* correctMatches(passage, 'Z11', doubleEtc, () => '等', { searched });
    },
};
