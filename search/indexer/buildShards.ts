import type { CorpusPart, LanguageTables } from '../protocol/corpus';
import { isForgiven, mirroredTerm } from '../sharded/corrections';
import { createSpell, listHeadingTerms } from '../sharded/headingTerms';
import { listNeighbours } from '../sharded/neighbours';
import { type PageMention, formatMentions, maxCount, placeOf } from '../sharded/postings';
import { productTerm } from '../sharded/productTerms';
import { type Fold, createFold } from '../text/fold';
import { readTokens } from '../text/tokens';
import { type PageTexts, countTerms, listPageTexts } from './pageTerms';

/** Postings of about so many characters are a shard: some 6 KB packed. */
const shardChars = 14_000;

/**
 * Neighbours are a term when each of their parts stands on so many of the pages, and they themselves on so few: that is
 * a tenth of all mentions (measured on synthetic pages). A rarer part tells pages apart without them.
 */
const commonShare = 0.05;
const tellingShare = 0.03;

/** Most pages that a term lists: of a term that more have, ten would be half of what a first query may cost. */
const maxListed = 8000;

/** What a term comes to on a page, in one number: the page's place, its count, whether it stands in a heading. */
const [placeFactor, headingFactor] = [32, 16];

function packMention({ place, count, isInHeading }: PageMention): number {
  return place * placeFactor + (isInHeading ? headingFactor : 0) + Math.min(count, maxCount);
}

function unpackMention(packed: number): PageMention {
  return {
    place: Math.floor(packed / placeFactor),
    count: packed % headingFactor,
    isInHeading: packed % placeFactor >= headingFactor,
  };
}

/** Mentions of each term, packed, ascending. */
type PackedMentions = Map<string, number[]>;

/** A page and its place on the site. */
type PlacedPage = { place: number; page: PageTexts };

/** Pairs of Han characters, and words: those in which slips are forgiven in both directions. */
function listTokens(text: string, fold: Fold): string[] {
  const terms: string[] = [];
  readTokens(text, fold(text), {
    pair: (first, second) => terms.push(second === 0 ? String.fromCharCode(first) : String.fromCharCode(first, second)),
    word: (word) => terms.push(word, ...(isForgiven(word) ? [mirroredTerm(word)] : [])),
  });
  return terms;
}

/** With the flag u, a surrogate that has its other half is part of a character and does not match. */
const halfCharacter = /[\ud800-\udfff]/u;

/**
 * Terms that end within a character (the pairs of 甲😀乙) are left out: no file can hold them, and its own pair tells
 * more.
 */
function addPage(postings: PackedMentions, place: number, terms: ReturnType<typeof countTerms>): void {
  for (const [term, counted] of terms) {
    if (halfCharacter.test(term)) continue;
    const packed = packMention({ place, ...counted });
    const mentions = postings.get(term);
    if (mentions) mentions.push(packed);
    else postings.set(term, [packed]);
  }
}

/** The postings of neighbours that tell pages apart whose parts do not; `known`: those of the parts. */
function buildNeighbours(pages: readonly PlacedPage[], known: PackedMentions, fold: Fold): PackedMentions {
  const isCommon = (term: string): boolean => (known.get(term)?.length ?? 0) >= commonShare * pages.length;
  const postings: PackedMentions = new Map();
  for (const { place, page } of pages) {
    const listTerms = (text: string) =>
      listNeighbours(fold(text)).flatMap(({ term, parts }) => (parts.every(isCommon) ? [term] : []));
    addPage(postings, place, countTerms(page, listTerms));
  }
  for (const [term, mentions] of postings) {
    if (mentions.length > tellingShare * pages.length) postings.delete(term);
  }
  return postings;
}

/** Of each product the page with which a run of its pages begins. */
function addProducts(postings: PackedMentions, chunks: readonly CorpusPart[]): void {
  const placed = chunks.flatMap(({ pages }, chunk) =>
    pages.map(({ product }, page) => ({ product, place: placeOf(chunk, page) })),
  );
  placed.forEach(({ product, place }, index) => {
    if (product === placed[index - 1]?.product) return;
    const packed = packMention({ place, count: 1, isInHeading: false });
    postings.set(productTerm(product), [...(postings.get(productTerm(product)) ?? []), packed]);
  });
}

/** Numbers in an order of their own, the same each time. */
const shuffle = (place: number): number => Math.imul(place, 0x9e3779b1) >>> 0; // Knuth, multiplicative hashing

/**
 * The mentions that are listed of a term: in headings before in text, in many sections before in few, all over the
 * site.
 */
function chooseListed(mentions: PageMention[]): PageMention[] {
  if (mentions.length <= maxListed) return mentions;
  const worthOf = ({ count, isInHeading }: PageMention): number => count + (isInHeading ? maxCount : 0);
  return mentions
    .sort((left, right) => worthOf(right) - worthOf(left) || shuffle(left.place) - shuffle(right.place))
    .slice(0, maxListed)
    .sort((left, right) => left.place - right.place);
}

/** Cuts postings into shards: terms ascending, each shard a run of them. */
function cutShards(postings: PackedMentions): Map<string, PageMention[]>[] {
  const shards: Map<string, PageMention[]>[] = [];
  let chars = Infinity;
  for (const term of [...postings.keys()].sort()) {
    if (chars > shardChars) {
      shards.push(new Map());
      chars = 0;
    }
    const mentions = chooseListed((postings.get(term) ?? []).map(unpackMention));
    shards[shards.length - 1]?.set(term, mentions);
    chars += term.length + formatMentions(mentions).length + 2;
  }
  return shards;
}

/** The postings of chunks, in shards. */
export function buildShards(
  chunks: readonly CorpusPart[],
  tables: Pick<LanguageTables, 'traditional' | 'readings' | 'otherReadings'>,
): Map<string, PageMention[]>[] {
  const fold = createFold(tables.traditional);
  const spell = createSpell(tables);
  const pages = chunks.flatMap((part, chunk) =>
    listPageTexts(part).map((page, number): PlacedPage => ({ place: placeOf(chunk, number), page })),
  );
  const postings: PackedMentions = new Map();
  for (const { place, page } of pages) {
    const terms = countTerms(
      page,
      (text) => listTokens(text, fold),
      (heading) => listHeadingTerms(fold(heading), spell),
    );
    addPage(postings, place, terms);
  }
  for (const [term, mentions] of buildNeighbours(pages, postings, fold)) postings.set(term, mentions);
  addProducts(postings, chunks);
  return cutShards(postings);
}
