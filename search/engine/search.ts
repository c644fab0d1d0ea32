import type { CorpusHead, CorpusPage, CorpusText, LanguageTables } from '../protocol/corpus';
import { readQuery } from '../protocol/cutQuery';
import type { Names } from '../protocol/namesFile';
import { type Fold, createFold } from '../text/fold';
import { type Alternatives, createAlternatives } from './alternatives/alternatives';
import { type AskProducts, createAskProducts } from './alternatives/askProducts';
import { type ReadOtherNames, createOtherNames } from './alternatives/otherNames';
import { type ReadPageAddress, createReadPageAddress } from './alternatives/pageAddress';
import type { Wording } from './alternatives/pinyinReadings';
import { type Readings, createReadings } from './alternatives/syllables';
import { holdsUnseenPair } from './hanUnits';
import { type ReadConcepts, createConceptReader } from './conceptQuery';
import { type QueryParser, createQueryParser } from './parseQuery';
import type { SegmentWords } from '../text/segmentWords';
import { type Ranked, type Reading, bestShare, findCandidates, rankCandidates } from './ranking';
import { Scorer } from './scoring';
import { type Section, buildSections, headFields, nameFields, setNames, setText } from './sections';
import { TextIndex } from './textIndex';
import { alternativeLimits, conceptReading, coverage } from './weights';

/** A corpus made searchable: its sections, and what finds them. */
export class CorpusSearch {
  /** By the traditional characters of the corpus: of query and text alike. */
  readonly fold: Fold;
  readonly sections: readonly Section[];
  private pages: readonly CorpusPage[];
  private otherNames: LanguageTables['otherNames'];
  private knownOtherNames: ReadOtherNames | undefined;
  private readonly index: TextIndex;
  private readonly scorer: Scorer;
  private readonly parse: QueryParser;
  private knownReadings: Readings | undefined;
  private alternatives: Alternatives;
  private askProducts: AskProducts | undefined;
  private readPageAddress: ReadPageAddress | undefined;
  private readConcepts: ReadConcepts;

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
    this.otherNames = head.tables.otherNames;
    this.readConcepts = createConceptReader(head.tables.concepts, this.fold);
    this.index.add(
      0,
      this.sections.map((section) => (section.owner ? [] : headFields(section, this.fold))),
    );
    this.alternatives = this.readNames();
  }

  /** Replaces the keywords of pages and sections, and the synonyms. */
  addNames({ keywords, sectionKeywords, otherNames, concepts }: Names): void {
    const pages = this.head.pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? [] }));
    this.sections.forEach((section, index) => {
      setNames(section, pages[section.source.page] ?? section.page, sectionKeywords.get(index) ?? [], this.fold);
    });
    this.pages = pages;
    this.otherNames = otherNames;
    this.readConcepts = createConceptReader(concepts, this.fold);
    this.alternatives = this.readNames();
  }

  /** Indexes the names of sections. Creates the look-up of titles, headings and names. */
  private readNames(): Alternatives {
    this.index.replace(this.sections.map((section) => nameFields(section, this.fold)));
    this.knownOtherNames = undefined;
    const names = this.pages.flatMap(({ title, keywords }) => [title, ...keywords]);
    // Who spells or mishears a word has no other one for it in English.
    const meant = this.otherNames.flatMap(({ said, meant }) => (/[\u3400-\u9fff]/.test(said) ? meant : []));
    const headings = [
      ...[...names, ...meant].map(this.fold),
      ...this.sections.flatMap(({ heading, owner }) => (owner ? [] : [heading.folded])),
    ];
    return createAlternatives({
      readings: () => (this.knownReadings ??= createReadings(this.head.tables)),
      readOtherNames: (query) => this.readOtherNames(query),
      source: this.index,
      headings,
    });
  }

  /** Reads the synonyms at the first question. */
  private readOtherNames(query: string): string[] {
    this.knownOtherNames ??= createOtherNames(this.otherNames, this.fold);
    return this.knownOtherNames(query);
  }

  /** Adds the text of a run of sections. Ignores sections that the head does not have. */
  addText({ firstSection, sections }: CorpusText): void {
    const known = this.sections.slice(firstSection, firstSection + sections.length);
    const fields = known.map((section, index) => {
      const text = sections[index];
      if (!text) return [];
      // A row comes with its text: a list of headings alone would change when the texts come.
      const heading = section.owner ? headFields(section, this.fold) : [];
      return [...heading, ...setText(section, text, this.fold)];
    });
    this.index.add(firstSection, fields);
  }

  /** Sections that answer `query`, best first; of nearly equal ones, those of `ownProduct`. */
  find(query: string, isAllowed: (section: Section) => boolean, ownProduct?: string): Ranked[] {
    this.scorer.forget();
    const input = { sections: this.sections, scorer: this.scorer, factors: this.index.lengths.factors(), isAllowed };
    const literal = this.read(query);
    const candidates = findCandidates(input, literal);
    const addOthers = (wordings: readonly Wording[]): void => {
      for (const { text, ...wording } of wordings) {
        // One by one: a call takes no hundred thousand of them.
        for (const found of findCandidates(input, { query: this.parse(text), ...wording, isOther: true })) {
          candidates.push(found);
        }
      }
    };
    const typed = readQuery(query).trimEnd();
    const folded = this.fold(typed);
    const isMessage =
      /^[!-~]+ [ -~]+$/.test(folded) && candidates.some(({ section }) => section.content.folded.includes(folded));
    const isMixedCase = /\b[a-z]+[A-Z]|[A-Z]{2}[a-z]/.test(typed);
    const others = this.alternatives.always(folded, { share: bestShare(candidates), isMessage, isMixedCase });
    addOthers(others);
    addOthers(this.askPages([{ text: folded, weight: 1 }, ...others]));
    if (bestShare(candidates) < conceptReading.maxCoverage) {
      const { weight, share } = conceptReading;
      const query = this.readConcepts(literal.query, this.parse);
      const found = query ? findCandidates(input, { query, weight, isOther: true }) : [];
      for (const candidate of found) candidates.push({ ...candidate, share: candidate.share * share });
    }
    const isPoor = bestShare(candidates) < alternativeLimits.maxCoverageForHomophones;
    const isShort = folded.length <= alternativeLimits.maxCharsForHomophones;
    if (isShort && (isPoor || holdsUnseenPair(literal.query, this.index))) {
      addOthers(this.alternatives.whenPoor(folded));
    }
    const ranked = rankCandidates(candidates, ownProduct);
    const isWeak = bestShare(candidates) < coverage.minShare;
    return isWeak ? ranked.map((answer): Ranked => ({ ...answer, isWeak: true })) : ranked;
  }

  /** Returns questions to the pages of one product, whose name was typed, or the address or title of a page. */
  private askPages(wordings: readonly Wording[]): Wording[] {
    const { pages } = this.head;
    const readPageAddress = (this.readPageAddress ??= createReadPageAddress(
      pages,
      pages.map(({ title }) => this.fold(title)),
    ));
    this.askProducts ??= createAskProducts(pages);
    return [...wordings.flatMap(({ text }) => readPageAddress(text)), ...this.askProducts(wordings)];
  }

  /** Takes the literal query apart, for marking where nothing was ranked. */
  read(query: string): Reading {
    return { query: this.parse(query), weight: 1 };
  }
}
