import type { CorpusPart, LanguageTables } from '../protocol/corpus';
import { ownHeading, ownKeywords } from '../protocol/sectionNames';
import { createSpell, listHeadingTerms } from '../sharded/headingTerms';
import { type Mention, formatMentions, maxCount } from '../sharded/postings';
import { type Fold, createFold } from '../text/fold';
import { readTokens } from '../text/tokens';

/** Postings of about so many characters are a shard: some 6 KB packed. */
const shardChars = 14_000;

/** What a term comes to in a chunk, in one number: a chunk's, its count, whether it stands in a heading. */
const [chunkFactor, headingFactor] = [32, 16];

function packMention({ chunk, count, isInHeading }: Mention): number {
  return chunk * chunkFactor + (isInHeading ? headingFactor : 0) + Math.min(count, maxCount);
}

function unpackMention(packed: number): Mention {
  return {
    chunk: Math.floor(packed / chunkFactor),
    count: packed % headingFactor,
    isInHeading: packed % chunkFactor >= headingFactor,
  };
}

function addTerms(text: string, fold: Fold, terms: Set<string>): void {
  readTokens(text, fold(text), {
    pair: (first, second) => terms.add(second === 0 ? String.fromCharCode(first) : String.fromCharCode(first, second)),
    word: (word) => terms.add(word),
  });
}

type Counted = { count: number; isInHeading: boolean };

/** Terms of a chunk: in how many of its sections each stands, and whether in a heading of one. */
function countTerms(
  { pages, sections, texts }: CorpusPart,
  fold: Fold,
  headingTermsOf: (folded: string) => string[],
): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  sections.forEach((section, index) => {
    const page = pages[section.page];
    if (!page) throw new Error('search index: a section without its page');
    const heading = ownHeading(page, section);
    const inHead = new Set<string>(headingTermsOf(fold(heading)));
    for (const text of [heading, ...ownKeywords(page, section)]) addTerms(text, fold, inHead);
    if (section.level === 1) addTerms(page.product, fold, inHead);
    const inText = new Set<string>();
    for (const text of [texts[index]?.content ?? '', texts[index]?.code ?? '']) addTerms(text, fold, inText);
    for (const term of new Set([...inHead, ...inText])) {
      const known = counts.get(term);
      counts.set(term, {
        count: (known?.count ?? 0) + 1,
        isInHeading: (known?.isInHeading ?? false) || inHead.has(term),
      });
    }
  });
  return counts;
}

/** The postings of chunks, in shards: terms ascending, each shard a run of them. */
export function buildShards(
  chunks: readonly CorpusPart[],
  tables: Pick<LanguageTables, 'traditional' | 'readings' | 'otherReadings'>,
): Map<string, Mention[]>[] {
  const fold = createFold(tables.traditional);
  const spell = createSpell(tables);
  const postings = new Map<string, number[]>();
  chunks.forEach((part, chunk) => {
    for (const [term, counted] of countTerms(part, fold, (folded) => listHeadingTerms(folded, spell))) {
      const packed = packMention({ chunk, ...counted });
      const mentions = postings.get(term);
      if (mentions) mentions.push(packed);
      else postings.set(term, [packed]);
    }
  });
  const shards: Map<string, Mention[]>[] = [];
  let chars = Infinity;
  for (const term of [...postings.keys()].sort()) {
    if (chars > shardChars) {
      shards.push(new Map());
      chars = 0;
    }
    const mentions = (postings.get(term) ?? []).map(unpackMention);
    shards[shards.length - 1]?.set(term, mentions);
    chars += term.length + formatMentions(mentions).length + 2;
  }
  return shards;
}
