/** Z08: quotation marks are “”, nested ‘’, in pairs. */
import { hasHan } from '../prose/passage';
import { correct, correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const curlyOf: Readonly<Record<string, string>> = { '「': '“', '」': '”', '『': '‘', '』': '’' };
const straightPair = /"([^"]*)"/gu;
const straightSingle = /(?<![A-Za-z])'([^']*\p{Script=Han}[^']*)'/gu;
const lone = /(?<=\p{Script=Han})"|"(?=\p{Script=Han})/gu;
const outerSingle = /‘([^’]*)’/gu;

export const quotesRule: LanguageRule = {
  name: 'quotes',
  codes: { Z08: 'error' },
  passage: () =>
    function* findQuotes(passage) {
      const { plain } = passage;
      yield* correctMatches(passage, 'Z08', /[「」『』]/gu, ([found]) => curlyOf[found]);
      if (!hasHan(plain)) return;
      const inches = /\d"/u.test(plain);
      const pairs = inches ? [] : [...plain.matchAll(straightPair)];
      for (const { index, 0: found } of pairs) {
        const replacement = `“${passage.text.slice(index + 1, index + found.length - 1)}”`;
        yield correct(passage, 'Z08', { start: index, end: index + found.length, replacement });
      }
      if (pairs.length === 0) yield* correctMatches(passage, 'Z08', lone, () => '“ 或 ”');
      yield* correctMatches(passage, 'Z08', straightSingle, ([, inner]) => `“${inner ?? ''}”`);
      const opened = /[”’][^“‘”’]*[“‘]/u.exec(plain);
      const outside = plain.replace(/“[^”]*”/gu, (found) => '\uE004'.repeat(found.length));
      yield* correctMatches(passage, 'Z08', outerSingle, ([, inner]) => `“${inner ?? ''}”`, { searched: outside });
      const count = (mark: string): number => plain.split(mark).length - 1;
      if (count('“') !== count('”')) {
        const index = Math.max(plain.indexOf('“'), plain.indexOf('”'));
        yield { index, code: 'Z08', message: `引号不成对：有 ${count('“')} 个左引号、${count('”')} 个右引号` };
      } else if (opened && plain.indexOf('”') < plain.indexOf('“')) {
        yield { index: plain.indexOf('”'), code: 'Z08', message: '引号左右颠倒：写“……”' };
      }
    },
};
