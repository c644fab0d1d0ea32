import { cellBorder } from '../../../../search/protocol/cellBorder';
import { type CorpusHead, type CorpusText, rowLevel } from '../../../../search/protocol/corpus';
import { ownHeading, ownKeywords, sectionUrl } from '../../../../search/protocol/sectionNames';
import { foldForComparison } from './foldForComparison';

/** A section as a source of queries. */
export type ViewSection = {
  /** Address of the section, as in the hits of every engine. */
  id: string;
  title: string;
  /** Keywords of the section. */
  keywords: readonly string[];
  level: number;
  /** Own heading; the title of the page for the page itself. */
  heading: string;
  content: string;
  code: string;
  /** Own heading, keywords and text, folded. */
  own: string;
  /** `own` with the title and the headings above. */
  all: string;
};

/** Returns the passages of a section, and the cells of its table rows, one by one. */
export function listCells({ content }: ViewSection): string[] {
  return content.split('\n').flatMap((line) => line.split(cellBorder));
}

/** A word of users and the word of the pages for it. */
export type Synonym = { from: string; to: string };

export type CorpusView = {
  sections: readonly ViewSection[];
  synonyms: readonly Synonym[];
  /** Returns the ids of the sections that fulfil `test`; undefined when there are none or more than `limit`. */
  findIds: (test: (section: ViewSection) => boolean, limit?: number) => ReadonlySet<string> | undefined;
  /** Returns the ids of the sections that contain every folded word; undefined as with `findIds`. */
  findIdsWithAll: (words: readonly string[], limit: number) => ReadonlySet<string> | undefined;
  /** Returns the ids of the sections (pages) with exactly this heading (title). */
  idsOfHeading: (heading: string) => ReadonlySet<string>;
  /** Returns whether any section contains the folded text. */
  occurs: (folded: string) => boolean;
};

function buildSections(head: CorpusHead, texts: readonly CorpusText[]): ViewSection[] {
  const textOf = new Map(
    texts.flatMap(({ firstSection, sections }) =>
      sections.map((text, offset) => [firstSection + offset, text] as const),
    ),
  );
  return head.sections.flatMap((section, index) => {
    if (section.level === rowLevel) return []; // the section that contains it is found
    const page = head.pages[section.page];
    const text = textOf.get(index);
    if (!page || !text) throw new Error(`section ${index} has no page or no text`);
    const heading = ownHeading(page, section);
    const keywords = ownKeywords(page, section);
    const own = foldForComparison([heading, ...keywords, text.content, text.code].join('\n'));
    return {
      id: sectionUrl(page.url, section.anchor),
      title: page.title,
      keywords,
      level: section.level,
      heading,
      content: text.content,
      code: text.code,
      own,
      all: `${foldForComparison([page.title, ...section.headings].join('\n'))}\n${own}`,
    };
  });
}

/** Returns the sections that contain a word. Cached, because frequent words are looked up often. */
function createWordLookup(sections: readonly ViewSection[]): (word: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const places = known.get(word) ?? sections.flatMap(({ all }, place) => (all.includes(word) ? [place] : []));
    known.set(word, places);
    return places;
  };
}

/** Creates the view of a corpus for generators. Throws when the text of a section is missing. */
export function createCorpusView(
  head: CorpusHead,
  texts: readonly CorpusText[],
  synonyms: readonly Synonym[] = head.tables.synonyms,
): CorpusView {
  const sections = buildSections(head, texts);
  const byHeading = new Map<string, Set<string>>();
  for (const { heading, id } of sections) {
    const key = foldForComparison(heading);
    byHeading.set(key, (byHeading.get(key) ?? new Set()).add(id));
  }
  const placesOf = createWordLookup(sections);
  return {
    sections,
    synonyms,
    findIdsWithAll([first = '', ...others], limit) {
      let places = placesOf(first);
      for (const word of others) {
        const allowed = new Set(placesOf(word));
        places = places.filter((place) => allowed.has(place));
      }
      const ids = new Set(places.flatMap((place) => sections[place]?.id ?? []));
      return ids.size > 0 && ids.size <= limit ? ids : undefined;
    },
    findIds(test, limit = Infinity) {
      const ids = new Set<string>();
      for (const section of sections) {
        if (test(section) && ids.add(section.id).size > limit) return undefined;
      }
      return ids.size > 0 ? ids : undefined;
    },
    idsOfHeading: (heading) => byHeading.get(foldForComparison(heading)) ?? new Set(),
    occurs: (folded) => sections.some(({ all }) => all.includes(folded)),
  };
}
