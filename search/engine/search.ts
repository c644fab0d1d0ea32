import type { CorpusHead, CorpusPage, CorpusText, LanguageTables } from '../protocol/corpus';
import { normalizeQuery } from '../protocol/cutQuery';
import type { Names } from '../protocol/namesFile';
import { type Fold, createFold } from '../text/fold';
import { type Rewriter, createRewriter } from './rewrites/rewriter';
import { type ProductRewriter, createProductRewriter } from './rewrites/productRewrites';
import { type RewriteSynonyms, createSynonymRewriter } from './rewrites/synonyms';
import { type RewritePageAddress, createPageAddressRewriter } from './rewrites/pageAddress';
import type { Rewrite } from './rewrites/pinyinRewrites';
import { type Readings, createReadings } from './rewrites/syllables';
import { hasUnseenBigram } from './hanTerms';
import { type ReadLoosely, createLooseReader } from './looseQuery';
import { type QueryParser, createQueryParser } from './parseQuery';
import type { SegmentWords } from '../text/segmentWords';
import { type Ranked, type QueryVariant, bestShare, findCandidates, isLongQuestion, rankCandidates } from './ranking';
import { Scorer } from './scoring';
import { type Section, buildSections, headFields, nameFields, setNames, setText } from './sections';
import { TextIndex } from './textIndex';
import { rewriteLimits, looseReading, coverage } from './weights';

/** A searchable corpus: its sections and their index. */
export class CorpusSearch {
  /** Folds query and text, with the traditional characters of the corpus. */
  readonly fold: Fold;
  readonly sections: readonly Section[];
  private pages: readonly CorpusPage[];
  private synonyms: LanguageTables['synonyms'];
  private knownSynonymRewriter: RewriteSynonyms | undefined;
  private readonly index: TextIndex;
  private readonly scorer: Scorer;
  private readonly parse: QueryParser;
  private knownReadings: Readings | undefined;
  private rewriter: Rewriter;
  private rewriteProducts: ProductRewriter | undefined;
  private rewritePageAddress: RewritePageAddress | undefined;
  private readLoosely: ReadLoosely;

  constructor(
    private readonly head: CorpusHead,
    readonly segment?: SegmentWords,
  ) {
    this.fold = createFold(head.tables.traditional);
    this.sections = buildSections(head, this.fold);
    const isRow = (section: number) => this.sections[section]?.owner !== undefined;
    this.index = new TextIndex(this.sections.length, isRow);
    this.scorer = new Scorer(this.sections.length, this.index, isRow);
    this.parse = createQueryParser(this.fold, this.index, segment);
    this.pages = head.pages;
    this.synonyms = head.tables.synonyms;
    this.readLoosely = createLooseReader(head.tables.concepts, this.fold);
    this.index.add(
      0,
      this.sections.map((section) => (section.owner ? [] : headFields(section, this.fold))),
    );
    this.rewriter = this.readNames();
  }

  /** Replaces the keywords of pages and sections, and the synonyms. */
  addNames({ keywords, sectionKeywords, synonyms, concepts }: Names): void {
    const pages = this.head.pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? [] }));
    this.sections.forEach((section, index) => {
      setNames(section, pages[section.source.page] ?? section.page, sectionKeywords.get(index) ?? [], this.fold);
    });
    this.pages = pages;
    this.synonyms = synonyms;
    this.readLoosely = createLooseReader(concepts, this.fold);
    this.rewriter = this.readNames();
  }

  /** Indexes the names of sections. Creates the lookup of titles, headings and names. */
  private readNames(): Rewriter {
    this.index.replace(this.sections.map((section) => nameFields(section, this.fold)));
    this.knownSynonymRewriter = undefined;
    const names = this.pages.flatMap(({ title, keywords }) => [title, ...keywords]);
    // English synonyms are left out: they are neither pinyin nor homophones.
    const targets = this.synonyms.flatMap(({ from, to }) => (/[\u3400-\u9fff]/.test(from) ? to : []));
    const headings = [
      ...[...names, ...targets].map(this.fold),
      ...this.sections.flatMap(({ heading, owner }) => (owner ? [] : [heading.folded])),
    ];
    return createRewriter({
      readings: () => (this.knownReadings ??= createReadings(this.head.tables)),
      rewriteSynonyms: (query) => this.rewriteSynonyms(query),
      source: this.index,
      headings,
    });
  }

  /** Rewrites synonyms. The rewriter is created at the first query. */
  private rewriteSynonyms(query: string): string[] {
    this.knownSynonymRewriter ??= createSynonymRewriter(this.synonyms, this.fold);
    return this.knownSynonymRewriter(query);
  }

  /** Adds the text of a run of sections. Ignores sections that the head does not have. */
  addText({ firstSection, sections }: CorpusText): void {
    const known = this.sections.slice(firstSection, firstSection + sections.length);
    const fields = known.map((section, index) => {
      const text = sections[index];
      if (!text) return [];
      // Headings of rows are indexed with their text: answers from headings alone must not change when the text
      // arrives.
      const heading = section.owner ? headFields(section, this.fold) : [];
      return [...heading, ...setText(section, text, this.fold)];
    });
    this.index.add(firstSection, fields);
  }

  /** Finds sections for `query`, best first. Among nearly equal ones those of `ownProduct` come first. */
  find(query: string, isAllowed: (section: Section) => boolean, ownProduct?: string): Ranked[] {
    this.scorer.clearCache();
    const input = { sections: this.sections, scorer: this.scorer, factors: this.index.lengths.factors(), isAllowed };
    const literal = this.read(query);
    const candidates = findCandidates(input, literal);
    const addOthers = (rewrites: readonly Rewrite[]): void => {
      for (const { text, ...rewrite } of rewrites) {
        // One by one: a call is limited in arguments.
        for (const found of findCandidates(input, { query: this.parse(text), ...rewrite, isRewrite: true })) {
          candidates.push(found);
        }
      }
    };
    const typed = normalizeQuery(query).trimEnd();
    const folded = this.fold(typed);
    const isMessage =
      /^[!-~]+ [ -~]+$/.test(folded) && candidates.some(({ section }) => section.content.folded.includes(folded));
    const isMixedCase = /\b[a-z]+[A-Z]|[A-Z]{2}[a-z]/.test(typed);
    const others = this.rewriter.always(folded, { share: bestShare(candidates), isMessage, isMixedCase });
    addOthers(others);
    addOthers(this.rewriteForPages([{ text: folded, weight: 1 }, ...others]));
    const isPoor = bestShare(candidates) < rewriteLimits.maxCoverageForHomophones;
    const isShort = folded.length <= rewriteLimits.maxCharsForHomophones;
    const hasUnseen = hasUnseenBigram(literal.query, this.index);
    if (isShort && (isPoor || hasUnseen)) addOthers(this.rewriter.whenPoor(folded));
    let isWeak = bestShare(candidates) < (hasUnseen ? coverage.minShareOfUnseen : coverage.minShare);
    if (bestShare(candidates) < looseReading.maxCoverage) {
      const { weight, share } = looseReading;
      const query = this.readLoosely(literal.query);
      const found = query ? findCandidates(input, { query, weight, isRewrite: true }) : [];
      // Characters of a long question occur in many sections.
      isWeak &&= isLongQuestion(literal.query) || bestShare(found) < looseReading.maxCoverage;
      for (const candidate of found) candidates.push({ ...candidate, share: candidate.share * share });
    }
    const ranked = rankCandidates(candidates, ownProduct);
    return isWeak ? ranked.map((answer): Ranked => ({ ...answer, isWeak: true })) : ranked;
  }

  /** Rewrites a query that names a product, or is the address or title of a page, as a query to those pages. */
  private rewriteForPages(rewrites: readonly Rewrite[]): Rewrite[] {
    const { pages } = this.head;
    const rewritePageAddress = (this.rewritePageAddress ??= createPageAddressRewriter(
      pages,
      pages.map(({ title }) => this.fold(title)),
    ));
    this.rewriteProducts ??= createProductRewriter(pages);
    return [...rewrites.flatMap(({ text }) => rewritePageAddress(text)), ...this.rewriteProducts(rewrites)];
  }

  /** Parses the literal query. */
  read(query: string): QueryVariant {
    return { query: this.parse(query), weight: 1 };
  }
}
