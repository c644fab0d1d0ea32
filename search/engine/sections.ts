import { type CorpusHead, type CorpusPage, type CorpusSection, type SectionText, rowLevel } from '../protocol/corpus';
import { compact } from '../text/compact';
import type { Fold } from '../text/fold';
import type { Field } from './fields';
import type { FieldText } from './additionBuilder';

/** Text as it stands and folded; one string where folding changes nothing. */
export type FoldedText = { text: string; folded: string };

/** A section with everything that is compared for a query, folded once. */
export type Section = {
  source: CorpusSection;
  page: CorpusPage;
  isPage: boolean;
  /** Of a table row: the section that it is in. */
  owner: Section | undefined;
  /** Of its page. */
  title: FoldedText;
  heading: FoldedText;
  /** Heading, and title with heading, without spaces and signs. */
  compactHeading: string;
  compactPath: string;
  /**
   * Its other names, a line each; those of the page on the page itself only, so that its sections do not all answer.
   */
  keywords: FoldedText;
  /** The same without spaces and signs, once somebody asked (see `compactKeywordsOf`). */
  compactKeywords: readonly string[] | undefined;
  /** What is left of the heading without the number before it, once somebody asked (see `compactNameOf`). */
  compactName: string | undefined;
  content: FoldedText;
  code: FoldedText;
};

const emptyPage: CorpusPage = { url: '', product: '', title: '', keywords: [] };
const emptyText: FoldedText = { text: '', folded: '' };

function fieldText(field: Field, text: string, fold: Fold): FieldText {
  return { field, text, folded: fold(text) };
}

function foldKeywords(keywords: readonly string[], fold: Fold): FoldedText {
  if (keywords.length === 0) return emptyText;
  const text = keywords.join('\n');
  return { text, folded: fold(text) };
}

/** The other names of a section, folded, without spaces and signs. */
export function compactKeywordsOf(section: Section): readonly string[] {
  const { folded } = section.keywords;
  return (section.compactKeywords ??= folded === '' ? [] : folded.split('\n').map(compact));
}

/** The number of an error or a step before what it is called: 1003 设备不存在, 第 1 步：建立工程. */
const leadingNumber = /^(?:-?\d+|第 ?\d+ ?步)[\s:、.]+(?=[\u3400-\u9fff])/;

/** The heading of a section without the number before it, without spaces and signs; empty when there is none. */
export function compactNameOf(section: Section): string {
  const { folded } = section.heading;
  const number = section.compactName === undefined ? leadingNumber.exec(folded)?.[0] : undefined;
  return (section.compactName ??= number === undefined ? '' : compact(folded.slice(number.length)));
}

/** The title of a page, once for all its sections. */
function foldTitle(text: string, fold: Fold): { title: FoldedText; compactTitle: string } {
  const title = { text, folded: fold(text) };
  return { title, compactTitle: compact(title.folded) };
}

/** Returns the sections of a head without their text. */
export function buildSections({ pages, sections }: Pick<CorpusHead, 'pages' | 'sections'>, fold: Fold): Section[] {
  const titles = pages.map(({ title }) => foldTitle(title, fold));
  const noTitle = foldTitle('', fold);
  let owner: Section | undefined;
  return sections.map((source): Section => {
    const page = pages[source.page] ?? emptyPage;
    const { title, compactTitle } = titles[source.page] ?? noTitle;
    const isPage = source.level === 1;
    const text = source.headings[source.headings.length - 1];
    const heading = text === undefined ? title : { text, folded: fold(text) };
    const compactHeading = compact(heading.folded);
    const section: Section = {
      source,
      page,
      isPage,
      owner: source.level === rowLevel ? owner : undefined,
      title,
      heading,
      compactHeading,
      compactPath: isPage ? compactHeading : compactTitle + compactHeading,
      keywords: foldKeywords(isPage ? page.keywords : (source.keywords ?? []), fold),
      compactKeywords: undefined,
      compactName: undefined,
      content: emptyText,
      code: emptyText,
    };
    if (!section.owner) owner = section;
    return section;
  });
}

/** What the index holds of a section before its text comes: what stands in its headings. */
export function headFields({ source, isPage, title, heading }: Section, fold: Fold): FieldText[] {
  if (isPage) return [{ field: 'heading', ...heading }];
  return [
    { field: 'heading', ...heading },
    { field: 'title', ...title },
    fieldText('ancestors', source.headings.slice(0, -1).join('\n'), fold),
  ];
}

/** What a section is called besides; a page's product, too. */
export function nameFields({ keywords, page, isPage }: Section, fold: Fold): FieldText[] {
  if (!isPage) return keywords === emptyText ? [] : [{ field: 'keywords', ...keywords }];
  const product = `${keywords.text === '' ? '' : '\n'}${page.product}`;
  return [{ field: 'keywords', text: keywords.text + product, folded: keywords.folded + fold(product) }];
}

/** Gives a section its page anew, whose other names have become known, and its own names. */
export function setNames(section: Section, page: CorpusPage, own: readonly string[], fold: Fold): void {
  section.page = page;
  section.keywords = foldKeywords(section.isPage ? page.keywords : own, fold);
  section.compactKeywords = undefined;
}

/** Gives a section its text; returns what the index holds of it. */
export function setText(section: Section, { content, code }: SectionText, fold: Fold): FieldText[] {
  section.content = { text: content, folded: fold(content) };
  section.code = { text: code, folded: fold(code) };
  return [
    { field: 'content', ...section.content },
    { field: 'code', ...section.code },
  ];
}
