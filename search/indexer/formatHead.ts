import { slugOf } from '../protocol/anchors';
import type { CorpusHead, CorpusPage, CorpusSection, LanguageTables } from '../protocol/corpus';
import { listCommonCharacters } from '../protocol/gb2312';
import { headTitle } from '../protocol/headFile';
import { namesTitle } from '../protocol/namesFile';
import { blockSeparator, fieldSeparator, lineEnd } from '../protocol/separators';

const formatLines = (lines: readonly string[]) => lines.map((line) => line + lineEnd).join('');

function formatProducts(pages: readonly CorpusPage[]): string {
  const counts = new Map<string, number>();
  let last: string | undefined;
  for (const { product } of pages) {
    if (product !== last && counts.has(product))
      throw new Error(`search index: the pages of ${product} are not contiguous`);
    last = product;
    counts.set(product, (counts.get(product) ?? 0) + 1);
  }
  return formatLines([...counts].map(([name, count]) => `${name}${fieldSeparator}${count}`));
}

function formatSections(pages: number, sections: readonly CorpusSection[]): string[] {
  const below = sections.filter(({ level }) => level > 1);
  const levels = new Array<string>(pages).fill('');
  for (const { page, level } of below) levels[page] = (levels[page] ?? '') + String(level);
  const headings = below.map(({ headings: path }) => path[path.length - 1] ?? '');
  const anchors = below.map(({ anchor }, place) => (anchor === slugOf(headings[place] ?? '') ? '' : anchor));
  return [levels, headings, anchors].map(formatLines);
}

/** Formats a distance, which is omitted when it is 1. */
const formatStep = (step: number) => (step === 1 ? '' : String(step));

function formatReadings(readings: LanguageTables['readings']): string[] {
  const common = listCommonCharacters();
  const syllableOf = new Map(
    readings.flatMap(({ syllable, characters }) => [...characters].map((one) => [one, syllable])),
  );
  const isCommon = new Set(common);
  const runs: { syllable: string; count: number }[] = [];
  for (const character of common) {
    const syllable = syllableOf.get(character) ?? '-';
    const last = runs[runs.length - 1];
    if (last?.syllable === syllable) last.count += 1;
    else runs.push({ syllable, count: 1 });
  }
  const others = readings.map(({ syllable, characters }) => ({
    syllable,
    characters: [...characters].filter((one) => !isCommon.has(one) || syllableOf.get(one) !== syllable).join(''),
  }));
  return [
    runs.map(({ syllable, count }) => `${syllable}${count}`).join(''),
    formatLines(
      others
        .filter(({ characters }) => characters !== '')
        .map(({ syllable, characters }) => `${syllable} ${characters}`),
    ),
  ];
}

function formatTraditional(traditional: string): string[] {
  const order = new Map([...listCommonCharacters()].map((character, place) => [character, place + 1]));
  const pairs = traditional.match(/../gsu) ?? [];
  const orderOf = (pair: string) => order.get(pair.slice(1));
  const common = pairs.filter((pair) => orderOf(pair) !== undefined);
  const places = common.map((pair) => orderOf(pair) ?? 0);
  return [
    common
      .map((pair, index) => formatStep((places[index] ?? 0) - (places[index - 1] ?? 0)) + pair.slice(0, 1))
      .join(''),
    pairs.filter((pair) => orderOf(pair) === undefined).join(''),
  ];
}

function formatTables({ readings, wordReadings, traditional }: LanguageTables): string[] {
  return [
    ...formatReadings(readings),
    formatLines(wordReadings.map(({ word, syllables }) => [word, ...syllables].join(' '))),
    ...formatTraditional(traditional),
  ];
}

const formatKeywords = (pages: readonly CorpusPage[]) =>
  formatLines(pages.map(({ keywords }) => keywords.join(fieldSeparator)));

function formatSectionKeywords(sections: readonly CorpusSection[]): string {
  let last = 0;
  const lines = sections.flatMap(({ keywords = [] }, place) => {
    if (keywords.length === 0) return [];
    const step = String(place - last);
    last = place;
    return [[step, ...keywords].join(fieldSeparator)];
  });
  return formatLines(lines);
}

/** Formats keywords, synonyms and concepts for `parseNames`. */
export function formatNames({ pages, sections, tables }: CorpusHead): string {
  const namesOf = new Map<string, string[]>();
  const { synonyms, concepts } = tables;
  for (const { from, to } of synonyms) namesOf.set(to, [...(namesOf.get(to) ?? [to]), from]);
  return [
    namesTitle,
    formatKeywords(pages),
    formatSectionKeywords(sections),
    formatLines([...namesOf.values()].map((names) => names.join(fieldSeparator))),
    formatLines(concepts.map(({ kind, phrases }) => [kind, ...phrases].join(fieldSeparator))),
  ].join(blockSeparator);
}

/** Formats the head without its names for `parseHead`. Throws when the pages of a product are not contiguous. */
export function formatHead({ language, docusaurusTag, pages, sections, tables }: CorpusHead): string {
  return [
    headTitle,
    formatLines([language, docusaurusTag]),
    formatProducts(pages),
    formatLines(pages.map(({ url }) => url)),
    formatLines(pages.map(({ title }) => title)),
    ...formatSections(pages.length, sections),
    ...formatTables(tables),
  ].join(blockSeparator);
}
