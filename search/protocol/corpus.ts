/**
 * What is searched, whoever reads or writes the files it travels in. A corpus has two halves: the head answers queries
 * by titles and headings at once, the text of the sections follows product by product.
 */

/**
 * A page. `url`: its path below the site's root, without hash; a reader's `pagePath` is compared with it. Pages of a
 * product stand together. `keywords`: what readers call it besides.
 */
export type CorpusPage = { url: string; product: string; title: string; keywords: readonly string[] };

/** Level of a table row. */
export const rowLevel = 7;

/**
 * A page down to its first heading (level 1), a heading down to the next one, or a table row with an id. The sections of
 * a page are contiguous, and so are the pages of a product. Rows follow the section that they are in, which has their
 * text, too.
 */
export type CorpusSection = {
  /** Position in `pages`. */
  page: number;
  /** 1 for the page itself, of a heading 2 to 6, `rowLevel` for a row. */
  level: number;
  /** Id of the heading or the row; empty for the page itself. */
  anchor: string;
  /** Headings from level 2 down to this one's own; empty for the page itself. The heading of a row is its first cell. */
  headings: readonly string[];
  /** What readers call it besides, in words that do not stand in it; of the page itself see `CorpusPage`. */
  keywords?: readonly string[];
};

/** What lets a query in pinyin, traditional characters or other words find the pages (`indexer/languageTables`). */
export type LanguageTables = {
  /** Syllable without tone, and the characters commonly read so: characters of headings and of GB 2312 level 1. */
  readings: readonly { syllable: string; characters: string }[];
  /** Words of headings in which a character is read otherwise than alone: 长度 is chang du. */
  wordReadings: readonly { word: string; syllables: readonly string[] }[];
  /** Traditional characters, each before its simplified form: "設设備备". */
  traditional: string;
  /** What people say (synonyms, old names, abbreviations, English, Taiwan wording) and what the pages say. */
  synonyms: readonly { from: string; to: string }[];
  /** Symptoms and objects that people describe in many ways. */
  concepts: readonly Concept[];
};

/** Phrases that describe the same symptom or object. A query with one of them finds sections with another. */
export type Concept = { kind: 'symptom' | 'object'; phrases: readonly string[] };

/**
 * All but the text: enough to answer by titles and headings. `language` and `docusaurusTag` are facets of every hit.
 */
export type CorpusHead = {
  language: string;
  docusaurusTag: string;
  pages: readonly CorpusPage[];
  sections: readonly CorpusSection[];
  tables: LanguageTables;
};

/** The text of one section, tidied: no invisible characters but those that join emoji, no run of spaces. */
export type SectionText = {
  /** Paragraphs, list items, table cells, captions, alternative texts, code in a line; one passage a line. */
  content: string;
  /** Code blocks. */
  code: string;
};

/** The text of a run of sections. */
export type CorpusText = { firstSection: number; sections: readonly SectionText[] };
