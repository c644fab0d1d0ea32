import { type PostingSource, countPostings } from '../postings';
import { alternativeLimits, alternativeWeights, cohesive } from '../weights';
import { readHeadingRuns } from './headingRuns';
import { readByHanSlip } from './hanSlip';
import { readByHomophones } from './homophones';
import type { ReadOtherNames } from './otherNames';
import { type Wording, readAsPinyin } from './pinyinReadings';
import { readRewordings, respell } from './rewordings';
import { type ReadSpacedName, createSpacedNames } from './spacedNames';
import type { Readings } from './syllables';
import { dropEnglishWording, dropQuestionWording } from '../wording';

/** What is known of a query as it was typed. */
export type Literally = {
  /** What of it the best section holds. */
  share: number;
  /** It is several words of letters that stand so in some text: a message that was copied. */
  isMessage: boolean;
  /** Its letters are big and small ones as nobody types pinyin: kPa, getDevice. */
  isMixedCase: boolean;
};

/** Other wordings of a folded query, the literal one excluded, the best first. */
export type Alternatives = {
  /** Other names, other ways to write it, names typed in one word, pinyin. */
  always: (query: string, literally: Literally) => Wording[];
  /**
   * Characters that sound the same, are missing or changed places: tried when the literal query finds little.
   */
  whenPoor: (query: string) => Wording[];
};

/** What other wordings are made of. The functions are called when a question needs what they give, not before. */
type AlternativesInput = {
  /** Asked at the first question that needs them. */
  readings: () => Readings;
  readOtherNames: ReadOtherNames;
  source: PostingSource;
  /** Titles, headings and other names, folded: what pinyin and homophones are looked up in. */
  headings: readonly string[];
};

function limit(wordings: readonly Wording[], query: string): Wording[] {
  const { maxAlternatives, maxAlternativeChars } = alternativeLimits;
  const most = Math.min(maxAlternatives, Math.floor(maxAlternativeChars / Math.max(1, query.length)));
  const byText = new Map<string, Wording>();
  for (const wording of wordings) {
    if (wording.text !== query && !byText.has(wording.text)) byText.set(wording.text, wording);
  }
  return [...byText.values()].sort((left, right) => right.weight - left.weight).slice(0, most);
}

/** Creates what finds other wordings. Readings of headings are worked out at the first question. */
export function createAlternatives({ readings, readOtherNames, source, headings }: AlternativesInput): Alternatives {
  let runs: ReturnType<typeof readHeadingRuns> | undefined;
  const headingRuns = () => (runs ??= readHeadingRuns(headings, readings()));
  let readSpacedName: ReadSpacedName | undefined;
  const count = (term: string) => countPostings(source.find(term));
  return {
    always(query, { share, isMessage, isMixedCase }) {
      const spelled = isMixedCase ? [] : [query, ...respell(query)];
      const pinyin = spelled.flatMap((text) => readAsPinyin(text, headingRuns, count));
      const beside = isMessage ? alternativeWeights.otherNameBesideMessage : alternativeWeights.otherNameBesideLiteral;
      const weight = share < alternativeLimits.minLiteralShare ? alternativeWeights.otherName : beside;
      const asked = dropQuestionWording(query);
      // A name may hold function words (store and forward), or stand between them (network is down).
      const typed = [...new Set([query, dropEnglishWording(query)])];
      const names = typed.flatMap((text) => [...readOtherNames(text), ...readRewordings(text, count, headings)]);
      // What only asks otherwise is the same question.
      const named = names.map((text): Wording => ({
        text,
        weight: dropQuestionWording(text) === asked ? 1 : weight,
      }));
      readSpacedName ??= createSpacedNames(headings);
      const spaced = { text: readSpacedName(query) ?? query, weight: alternativeWeights.spacedName };
      return limit([...named, spaced, ...pinyin], query);
    },
    whenPoor(query) {
      const isWord = (pair: string) => source.cohesion(pair) >= cohesive.betweenSingles;
      const found = [
        ...readByHomophones(query, readings(), headingRuns(), { count, isWord }),
        ...readByHanSlip(query, headingRuns()),
      ];
      return limit(
        found.map((text) => ({ text, weight: alternativeWeights.homophone })),
        query,
      );
    },
  };
}
