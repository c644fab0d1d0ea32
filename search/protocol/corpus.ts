/**
 * Data model of a corpus, independent of its file format. The head answers queries from titles and headings at once,
 * the text of the sections follows product by product.
 */

/**
 * A page. `url`: path below the site's root, without hash; compared with the user's `pagePath`. Pages of a product are
 * contiguous. `keywords`: other names that users have for the page.
 */
export type CorpusPage = { url: string; product: string; title: string; keywords: readonly string[] };

/** Level of a table row. */
export const rowLevel = 7;

/**
 * A page down to its first heading (level 1), a heading down to the next one, or a table row with an id. The sections
 * of a page are contiguous. Rows follow the section that contains them. That section also has their text.
 */
export type CorpusSection = {
  /** Position in `pages`. */
  page: number;
  /** 1 for the page itself, of a heading 2 to 6, `rowLevel` for a row. */
  level: number;
  /** Id of the heading or the row; empty for the page itself. */
  anchor: string;
  /**
   * Headings from level 2 down to this section's own; empty for the page itself. The heading of a row is its first
   * cell.
   */
  headings: readonly string[];
  /**
   * Words that users type for the section and that it does not contain. Keywords of the page itself are in
   * `CorpusPage`.
   */
  keywords?: readonly string[];
};

/**
 * Tables that match queries in pinyin, traditional characters or other words to the pages (`indexer/languageTables`).
 */
export type LanguageTables = {
  /** Syllable without tone, and characters that are commonly read so: those of headings and of GB 2312 level 1. */
  readings: readonly { syllable: string; characters: string }[];
  /** Words of headings that contain a character with another reading than its usual one: 长度 is chang du. */
  wordReadings: readonly { word: string; syllables: readonly string[] }[];
  /** Traditional characters, each before its simplified form: "設设備备". */
  traditional: string;
  /**
   * Words of users (synonyms, old names, abbreviations, English, Taiwan wording) and the words of the pages for them.
   */
  synonyms: readonly { from: string; to: string }[];
  concepts: readonly Concept[];
};

/** Phrases that describe the same symptom or object. A query with one of them finds sections with another. */
export type Concept = { kind: 'symptom' | 'object'; phrases: readonly string[] };

/**
 * A corpus without its text: enough to answer from titles and headings. `language` and `docusaurusTag` are facets of
 * every hit.
 */
export type CorpusHead = {
  language: string;
  docusaurusTag: string;
  pages: readonly CorpusPage[];
  sections: readonly CorpusSection[];
  tables: LanguageTables;
};

/** Normalised text of one section: invisible characters only where they join emoji, no runs of spaces. */
export type SectionText = {
  /** Paragraphs, list items, table rows, captions, alternative texts, inline code; one passage a line. */
  content: string;
  /** Code blocks. */
  code: string;
};

/** The text of a run of sections. */
export type CorpusText = { firstSection: number; sections: readonly SectionText[] };
