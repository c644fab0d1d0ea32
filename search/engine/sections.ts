import type { CorpusHead, CorpusPage, CorpusSection, SectionText } from '../protocol/corpus';
import { compact } from '../text/compact';
import type { Fold } from '../text/fold';
import type { Field } from './fields';
import type { FieldText } from './textNotes';

/** Text as it stands and folded; one string where folding changes nothing. */
export type FoldedText = { text: string; folded: string };

/** A section with everything that is compared for a query, folded once. */
export type Section = {
  /** Place among all sections of the site, which decides between equal scores. */
  order: number;
  source: CorpusSection;
  page: CorpusPage;
  isPage: boolean;
  /** Of its page. */
  title: FoldedText;
  heading: FoldedText;
  /** Heading, and title with heading, without spaces and signs. */
  compactHeading: string;
  compactPath: string;
  /** Its other names; those of the page on the page itself only, so that its sections do not all answer. */
  compactKeywords: readonly string[];
  content: FoldedText;
  code: FoldedText;
};

const emptyPage: CorpusPage = { url: '', product: '', title: '', keywords: [] };
const emptyText: FoldedText = { text: '', folded: '' };

function fieldText(field: Field, text: string, fold: Fold): FieldText {
  return { field, text, folded: fold(text) };
}

function compactAll(names: readonly string[], fold: Fold): string[] {
  return names.map((name) => compact(fold(name)));
}

function keywordsOf({ source, page, isPage }: Pick<Section, 'source' | 'page' | 'isPage'>): readonly string[] {
  return isPage ? page.keywords : (source.keywords ?? []);
}

/** The title of a page, once for all its sections. */
function foldTitle(text: string, fold: Fold): { title: FoldedText; compactTitle: string } {
  const title = { text, folded: fold(text) };
  return { title, compactTitle: compact(title.folded) };
}

/** Sections of a head or a part, without their text. The first one has the place `firstSection`. */
export function buildSections(
  { pages, sections }: Pick<CorpusHead, 'pages' | 'sections'>,
  fold: Fold,
  firstSection = 0,
): Section[] {
  const titles = pages.map(({ title }) => foldTitle(title, fold));
  const noTitle = foldTitle('', fold);
  return sections.map((source, index): Section => {
    const page = pages[source.page] ?? emptyPage;
    const { title, compactTitle } = titles[source.page] ?? noTitle;
    const isPage = source.level === 1;
    const text = source.headings[source.headings.length - 1];
    const heading = text === undefined ? title : { text, folded: fold(text) };
    const compactHeading = compact(heading.folded);
    return {
      order: firstSection + index,
      source,
      page,
      isPage,
      title,
      heading,
      compactHeading,
      compactPath: isPage ? compactHeading : compactTitle + compactHeading,
      compactKeywords: compactAll(keywordsOf({ source, page, isPage }), fold),
      content: emptyText,
      code: emptyText,
    };
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
export function nameFields(section: Section, fold: Fold): FieldText[] {
  const names = section.isPage ? [...section.page.keywords, section.page.product] : keywordsOf(section);
  return names.length > 0 ? [fieldText('keywords', names.join('\n'), fold)] : [];
}

/** Gives a section its source and page anew, whose other names have become known. */
export function setNames(section: Section, source: CorpusSection, page: CorpusPage, fold: Fold): void {
  section.source = source;
  section.page = page;
  section.compactKeywords = compactAll(keywordsOf(section), fold);
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
