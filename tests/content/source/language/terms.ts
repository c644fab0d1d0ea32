/** Z22: replaces the forbidden spellings of facts/terms.yaml. */
import escapeRegExp from 'escape-string-regexp';
import { listFacts } from '../../../../facts/findFact';
import { loadFacts } from '../../../../facts/loadFacts';
import { correct } from './correction';
import type { LanguageRule } from './languageRule';

/** Adds word boundaries to a Latin word. */
const bounded = (word: string): string =>
  `${/^\w/.test(word) ? '(?<![\\w./-])' : ''}${escapeRegExp(word)}${/\w$/.test(word) ? '(?![\\w/-]|\\.\\w)' : ''}`;

/** Whether only case and spaces differ, which properNames (Z24) reports. */
function isOtherCase(word: string, name: string): boolean {
  const bare = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();
  return bare(word) === bare(name);
}

export const termsRule: LanguageRule = {
  name: 'terms',
  codes: { Z22: 'error' },
  passage: (root) => {
    const terms = listFacts(loadFacts(root), 'term');
    const wanted = new Map(
      terms.flatMap(({ forbidden, zh }) =>
        forbidden.filter((word) => !isOtherCase(word, zh)).map((word) => [word, zh] as const),
      ),
    );
    const fine = [...terms.flatMap(({ zh, except }) => [zh, ...except])].sort((a, b) => b.length - a.length);
    const forbidden = [...wanted.keys()].sort((a, b) => b.length - a.length);
    if (forbidden.length === 0) return () => [];
    // Matches allowed words first to skip forbidden ones inside them.
    const pattern = new RegExp(
      `(?<fine>${
        fine
          .filter((word) => forbidden.some((part) => word !== part && word.includes(part)))
          .map(escapeRegExp)
          .join('|') || '(?!)'
      })|(?<forbidden>${forbidden.map(bounded).join('|')})`,
      'gu',
    );
    return function* findTerms(passage) {
      for (const { index, groups } of passage.unquoted.matchAll(pattern)) {
        const found = groups?.forbidden;
        const replacement = found === undefined ? undefined : wanted.get(found);
        if (found === undefined || replacement === undefined) continue;
        yield correct(passage, 'Z22', { start: index, end: index + found.length, replacement });
      }
    };
  },
};
