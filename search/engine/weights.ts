/**
 * Weights and thresholds of ranking, with their reasons. Minimum lengths are next to their rules. Tune with queries of
 * the use `tuning` only: change one, run `npm run bench:search -- quality golden`, keep it when no class loses.
 */

/** Field weights of BM25F. */
export const fieldWeights = {
  /** The heading is the subject of the section. */
  heading: 5,
  /** The title holds for all sections of the page, but is less specific. */
  title: 2.2,
  ancestors: 1.2,
  /** Keywords are written for search, and often many. */
  keywords: 3,
  content: 1,
  /** Code repeats names for the compiler, not for the reader. */
  code: 0.5,
} as const;

/** Weights by field. Tests and experiments can use others. */
export type FieldWeights = { readonly [Field in keyof typeof fieldWeights]: number };

/** BM25F's b: 0 ignores the length of a field, 1 normalises frequencies by it. Other fields are always short. */
export const lengthPenalties = { heading: 0.3, content: 0.6, code: 0.7 } as const;

/** BM25's k1: a second occurrence adds less than the first. */
export const saturation = 1.4;

/** Weights of query terms. */
export const termWeights = {
  whole: 1,
  /** A bigram across a word boundary (配置|心跳): the words need not be adjacent. */
  acrossWords: 0.35,
  /** The same, and no text contains the bigram. */
  acrossWordsUnseen: 0.15,
  /** A bigram inside a word that no text contains: a typo, or a word of another field. */
  unseen: 1,
  /** Question words: 如何, 怎么办. */
  questionWord: 0.06,
  /** Stop words: 的 and 是 as single characters; 目的 and 是否 are words. */
  stopWord: 0.08,
  /** "1" and "x" occur everywhere. */
  short: 0.4,
  /** A whole identifier, next to its parts. */
  wholeChunk: 0.6,
  /** Adjacent words that texts write as one: "uuid type" for uuidType. */
  joinedWords: 0.6,
} as const;

/** Minimum association scores (see `postings`) with which two characters are a word. */
export const minAssociation = {
  againstSegmenter: 0.25,
  /** The segmenter knows no word here and leaves two single characters: 断|网, 时|区. */
  betweenSingles: 0.055,
  withoutSegmenter: 0.015,
} as const;

/** Weights of expansions. */
export const matchWeights = {
  /** The last word, which is still being typed. */
  prefixLast: 0.75,
  prefixEarlier: 0.5,
  /** The end of an identifier: setitem for sessionStorage.setItem. */
  suffix: 0.35,
  oneTypo: 0.55,
  twoTypos: 0.35,
  /** The first letter is rarely mistyped. */
  firstLetterTypo: 0.6,
} as const;

/** Limits of spelling correction. */
export const typoLimits = {
  minOneTypoChars: 4,
  minTwoTyposChars: 8,
  /** Maximum number of corrections, the most frequent word first. */
  maxCorrections: 4,
  /** Longer words are keys and data. */
  maxChars: 32,
} as const;

/** Thresholds of matches. */
export const coverage = {
  /** A section that matches part of the query ranks far below one that matches all. */
  exponent: 3,
  /** Minimum share of the query's weight: queries about other subjects have no hits. */
  minShare: 0.5,
  /** The same for a long question, which has redundant words; and its minimum number of matched terms. */
  minShareOfLong: 0.2,
  minTermsOfLong: 2,
  /** Hits that match less are weak when no section has one of the bigrams: the query may be about something else. */
  minShareOfUnseen: 0.65,
  /** Factor of a section that matches less than `minShare` of a long question. */
  partOfLong: 0.7,
  minLongChars: 6,
  /** Minimum number of Han characters: identifiers alone are not a question and have no redundant words … */
  minHanOfLong: 4,
  /** … unless there are this many: a message, or a question in English. */
  minLatinOfLong: 4,
  /** Share of the best section's coverage: half-right answers next to right ones are noise. */
  minShareOfBest: 0.55,
  /** Share of its match that a section must contain itself, when its page's title matches all of it too. */
  minShareItself: 0.5,
} as const;

/** Number of sections that are reranked by exact text: users rarely open later pages. */
export const rerankDepth = 160;

/** The same counted in phrases: each is looked up in each section, and with many phrases BM25F is precise enough. */
export const rerankedPhrases = 2 * rerankDepth;

/**
 * Bonuses for exact text. BM25F scores are between 0 and 1, or above when a section matches optional terms, which add
 * to its score and not to the total (measured: up to 1.8).
 */
export const bonuses = {
  headingIs: 1.6,
  /** A keyword is the query. */
  keywordIs: 1.6,
  /** The same for a question without its question words. */
  keywordIsPhrases: 1,
  /** A keyword contains the query: 防火墙放行 for 防火墙. */
  keywordHas: 0.1,
  headingStarts: 0.55,
  /** The query is the number of the heading: "1103 分组不为空" for 1103. */
  headingStartsCode: 0.9,
  headingHas: 0.5,
  /** The query is a subsequence of the heading; with question words or without. */
  headingQuestionSubsequence: 2.2,
  headingSubsequence: 1,
  /** Title and heading together are the query, and little else: "Modbus TCP 地址格式". */
  tight: 0.9,
  /** The heading or the text contains the query as typed; or each of its phrases. */
  textHas: 0.9,
  textHasPhrases: 0.3,
  /** Both query and heading are questions: "离线怎么办". */
  question: 0.5,
  /** A Latin word and a Han word are adjacent, in either order. */
  adjacent: 0.4,
  /** A table cell is the query: the row defines a parameter or an error code. */
  cell: 0.6,
  /** The cell has the same case and joiners: TIME is not time. */
  cellAsTyped: 0.6,
  /** The row has many cells: it is a definition, others only give a value. */
  cellOfDefinition: 0.5,
  /** Exponent of the share of the query that the section matches, for cells: the row is not the whole answer. */
  cellShareExponent: 8,
  /** The query is a number from a screen or a log: sections about errors come before other tables. */
  explainsCodes: 0.3,
  /** The heading, or the text, contains a short word as a whole word: DI, not dial. */
  shortWordInHeading: 1.5,
  shortWord: 0.9,
  page: 0.12,
} as const;

/** Factor of a section that links to other pages. Those pages come first, unless its heading was asked for. */
export const navigationFactor = 0.5;

/**
 * Factor of a section of the product that the user is reading about. It decides between pages of one title (配方, 错误码),
 * not between a good answer and a better one.
 */
export const ownProductFactor = 1.03;

/** Weights of rewrites of the query. */
export const rewriteWeights = {
  synonym: 0.9,
  /** The same when sections match the literal query: literal matches come before synonyms. */
  synonymWithLiteralMatch: 0.75,
  /** The same when a text contains the query as one message: users who copy a message look for it. */
  synonymWithMessage: 0.4,
  /** A name that headings write with a space, typed as one word. It may be an identifier. */
  spacedName: 0.8,
  /** The query without the name of a product, on its pages. */
  productFilter: 0.8,
  pinyinFull: 1,
  /** Some syllables by their initials. */
  pinyinMixed: 0.55,
  pinyinInitials: 0.5,
  /** The letters match the whole Han run of a heading; its start; a part. */
  wholeRun: 1,
  startOfRun: 0.62,
  insideRun: 0.5,
  /** Pinyin with one typo. */
  pinyinTypo: 0.6,
  homophone: 0.8,
} as const;

/**
 * Weights of the terms of a loose query, and of the phrases of a concept other than the typed one. Typed bigrams rarely
 * occur in the page, and a symptom says more than an object.
 */
export const looseWeights = { typed: 0.5, symptom: 2.3, object: 1.15, character: 1, otherPhrase: 0.8 } as const;

/** Loose queries are vague. They are used when the best section matches less of the query, and weigh less. */
export const looseReading = {
  maxCoverage: 0.75,
  weight: 0.8,
  /** Factor of the share of the query that a section matches. */
  share: 0.9,
} as const;

/** Factors of table rows that match nearly the whole query, and of others. */
export const rowFactors = { minShareOfWhole: 0.85, whole: 0.5, part: 0.93 } as const;

/** Limits of rewrites: each costs as much as the query. */
export const rewriteLimits = {
  /** Pinyin is tried for a word in fewer sections. */
  minWordSections: 3,
  /** Homophones are tried when the best section matches less of the query … */
  maxCoverageForHomophones: 0.85,
  /** … and it is not longer: in a long one a wrong character matters little, and the lookup is expensive. */
  maxCharsForHomophones: 32,
  /** Share of the query with which a section counts as a literal match. */
  minLiteralShare: 0.9,
  /** Maximum number of rewrites. */
  maxRewrites: 8,
  /**
   * Maximum number of their characters: each rewrite costs as much as the query, and a word of a long one matters less.
   */
  maxRewriteChars: 256,
  /** Maximum number of Han strings for a sequence of letters. */
  maxPerWord: 4,
} as const;
