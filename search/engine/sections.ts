import { type CorpusHead, type CorpusPage, type CorpusSection, type SectionText, rowLevel } from '../protocol/corpus';
import { findCommonHeadings, hasCommonHeading } from '../protocol/commonHeadings';
import { compact } from '../text/compact';
import type { Fold } from '../text/fold';
import type { Field } from './fields';
import type { FieldText } from './additionBuilder';

/** Original and folded text; one string when folding changes nothing. */
export type FoldedText = { text: string; folded: string };

/** A section with all texts that are compared with queries, folded once. */
export type Section = {
  source: CorpusSection;
  page: CorpusPage;
  isPage: boolean;
  /** Whether many pages have its heading. */
  hasCommonHeading: boolean;
  /** Of a table row: the section that contains it. */
  owner: Section | undefined;
  /** Title of its page. */
  title: FoldedText;
  heading: FoldedText;
  /** Heading, and title with heading, without spaces and punctuation. */
  compactHeading: string;
  compactPath: string;
  /** Its keywords, a line each. Keywords of the page belong to the page itself only: its sections would all match. */
  keywords: FoldedText;
  /** Keywords without spaces and punctuation, computed on demand (see `compactKeywordsOf`). */
  compactKeywords: readonly string[] | undefined;
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

/** Returns the keywords of a section, folded, without spaces and punctuation. */
export function compactKeywordsOf(section: Section): readonly string[] {
  const { folded } = section.keywords;
  return (section.compactKeywords ??= folded === '' ? [] : folded.split('\n').map(compact));
}

/** Folds the title of a page once for all its sections. */
function foldTitle(text: string, fold: Fold): { title: FoldedText; compactTitle: string } {
  const title = { text, folded: fold(text) };
  return { title, compactTitle: compact(title.folded) };
}

/** Returns the sections of a head without their text. */
export function buildSections({ pages, sections }: Pick<CorpusHead, 'pages' | 'sections'>, fold: Fold): Section[] {
  const titles = pages.map(({ title }) => foldTitle(title, fold));
  const noTitle = foldTitle('', fold);
  const commonHeadings = findCommonHeadings({ pages, sections });
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
      hasCommonHeading: hasCommonHeading(source, commonHeadings),
      owner: source.level === rowLevel ? owner : undefined,
      title,
      heading,
      compactHeading,
      compactPath: isPage ? compactHeading : compactTitle + compactHeading,
      keywords: foldKeywords(isPage ? page.keywords : (source.keywords ?? []), fold),
      compactKeywords: undefined,
      content: emptyText,
      code: emptyText,
    };
    if (!section.owner) owner = section;
    return section;
  });
}

/** Returns the fields of a section that are indexed before its text: its headings. */
export function headFields({ source, isPage, title, heading }: Section, fold: Fold): FieldText[] {
  if (isPage) return [{ field: 'heading', ...heading }];
  return [
    { field: 'heading', ...heading },
    { field: 'title', ...title },
    fieldText('ancestors', source.headings.slice(0, -1).join('\n'), fold),
  ];
}

/** Returns the indexed keywords of a section; for a page also its product. */
export function nameFields({ keywords, page, isPage }: Section, fold: Fold): FieldText[] {
  if (!isPage) return keywords === emptyText ? [] : [{ field: 'keywords', ...keywords }];
  const product = `${keywords.text === '' ? '' : '\n'}${page.product}`;
  return [{ field: 'keywords', text: keywords.text + product, folded: keywords.folded + fold(product) }];
}

/** Replaces the page of a section, whose keywords have been loaded, and its own keywords. */
export function setNames(section: Section, page: CorpusPage, own: readonly string[], fold: Fold): void {
  section.page = page;
  section.keywords = foldKeywords(section.isPage ? page.keywords : own, fold);
  section.compactKeywords = undefined;
}

/** Sets the text of a section. Returns the indexed fields. */
export function setText(section: Section, { content, code }: SectionText, fold: Fold): FieldText[] {
  section.content = { text: content, folded: fold(content) };
  section.code = { text: code, folded: fold(code) };
  return [
    { field: 'content', ...section.content },
    { field: 'code', ...section.code },
  ];
}
