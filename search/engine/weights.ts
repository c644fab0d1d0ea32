/**
 * Weights and thresholds of ranking, with their reasons. Minimum lengths are next to their rules. Tune with queries of
 * the use `tuning` only: change one, run `npm run bench:search -- quality golden`, keep it when no class loses.
 */

/** BM25F: how much a place is worth, and how strongly a long field is held against it (b). */
export const fieldWeights = {
  /** A section is what its heading says. */
  heading: 5,
  /** What the page is about holds for its sections too, but says less about each. */
  title: 2.2,
  ancestors: 1.2,
  /** Other names of a page are written for search, and often many. */
  keywords: 3,
  content: 1,
  /** Code repeats names for the machine's sake, not the reader's. */
  code: 0.5,
} as const;

/** A weight for each field, so that a test or an experiment can rank with others. */
export type FieldWeights = { readonly [Field in keyof typeof fieldWeights]: number };

/**
 * BM25F's b: 0 ignores the length of a field, 1 counts mentions by their share of it. Other fields are short anyway.
 */
export const lengthPenalties = { heading: 0.3, content: 0.6, code: 0.7 } as const;

/** BM25's k1: a second mention adds less than the first. */
export const saturation = 1.4;

/** What one unit of the query counts. */
export const termWeights = {
  whole: 1,
  /** A pair across a word boundary (配置|心跳): words need not stand side by side. */
  acrossWords: 0.35,
  /** The same, and the two never stand side by side in any text. */
  acrossWordsUnseen: 0.15,
  /** A pair inside a word that stands nowhere: a slip, or a word of another field. */
  unseen: 1,
  /** How people ask, not what about: 如何, 怎么办. */
  questionWord: 0.06,
  /** 的 and 是 where they stand alone; 目的 and 是否 are words. */
  stopWord: 0.08,
  /** "1" and "x" stand everywhere. */
  short: 0.4,
  /** One Han character finds every word with it. */
  singleHan: 0.6,
  /** An identifier as a whole, beside its parts. */
  wholeChunk: 0.6,
  /** Neighbouring words as the one word that texts write: "uuid type" for uuidType. */
  joinedWords: 0.6,
  /**
   * A part of a path that no text knows: the reader's own id in place of {deviceId}. So is a number with a dot: what
   * was measured there, or the version of what is installed.
   */
  pathParameter: 0.1,
} as const;

/** Cohesion (see `postings`) from which two characters count as one word. */
export const minAssociation = {
  againstSegmenter: 0.25,
  /** The segmenter knows no word here and leaves two single characters: 断|网, 时|区. */
  betweenSingles: 0.055,
  withoutSegmenter: 0.015,
} as const;

/** What a unit found by something else than itself is worth. */
export const matchWeights = {
  /** The last word is still being typed. */
  prefixLast: 0.75,
  prefixEarlier: 0.5,
  /** Inside a word: `bus` in `modbus`. */
  inside: 0.35,
  oneTypo: 0.55,
  twoTypos: 0.35,
  /** People rarely mistype the first letter. */
  firstLetterTypo: 0.6,
  /** The last word, mistyped before it is complete. */
  prefixTypo: 0.4,
} as const;

/** Which words are close enough to be meant. */
export const typoLimits = {
  minOneTypoChars: 4,
  minTwoTyposChars: 8,
  /** Corrections that are tried, the most frequent word first. */
  maxCorrections: 4,
  /** Words longer than this are keys and data. */
  maxChars: 32,
} as const;

/** Which sections answer at all. */
export const coverage = {
  /** A section that lacks much of the query comes far behind one that holds it. */
  exponent: 3,
  /** Share of the query's weight a section must hold: out-of-domain queries answer nothing. */
  minShare: 0.5,
  /** The same of a long question, which has words to spare; and units it must hold then. */
  minShareOfLong: 0.2,
  minTermsOfLong: 2,
  /** What a section that holds less than `minShare` of it is worth beside others. */
  partOfLong: 0.7,
  minLongChars: 6,
  /** Of these in Chinese: identifiers alone are no question and have nothing to spare … */
  minHanOfLong: 4,
  /** … unless there are so many words: a message, or a question in English. */
  minLatinOfLong: 4,
  /** Share of the best section's coverage: the half-right answers beside right ones are noise. */
  minShareOfBest: 0.55,
  /** Share of what a section holds that it must hold itself, when its page's title holds all of it too. */
  minShareItself: 0.5,
} as const;

/** Sections that are looked at as exact text after scoring; beyond, nobody pages. */
export const rerankDepth = 160;

/** The same counted in phrases: each is looked for in each section, and of many phrases scoring knows enough. */
export const rerankedPhrases = 2 * rerankDepth;

/**
 * Added for what the exact text shows. Scores before lie between 0 and 1, or above where a section holds optional
 * units, which add to its score and not to what can be held (measured: up to 1.8).
 */
export const bonuses = {
  headingIs: 1.6,
  /** Another name of the page is what was asked for. */
  keywordIs: 1.6,
  /** The same for a question without its question words. */
  keywordIsPhrases: 1,
  /** Another name holds the query: 防火墙放行 for 防火墙. */
  keywordHas: 0.1,
  headingStarts: 0.55,
  /** And it is a number with its explanation: "1103 分组不为空" for 1103. */
  headingStartsCode: 0.9,
  headingHas: 0.5,
  /** Its characters stand in the heading in their order, others between them; question words among them or not. */
  headingQuestionSubsequence: 2.2,
  headingSubsequence: 1,
  /** Title and heading together are what was asked for, and little else: "Modbus TCP 地址格式". */
  tight: 0.9,
  /** The query stands in the heading or the text as it was typed; or its phrases, each for itself. */
  textHas: 0.9,
  textHasPhrases: 0.3,
  /** The same of the heading alone, for queries that ask and headings that ask too: "离线怎么办". */
  question: 0.5,
  /** A Latin word and a Han word that stand side by side, in either order. */
  adjacent: 0.4,
  /** A cell of a table is what was asked for: the row that defines a parameter or an error code. */
  cell: 0.6,
  /** And it is written as the query is: TIME is not time. */
  cellAsTyped: 0.6,
  /** And its row has many cells: it defines what others only give a value to. */
  cellOfDefinition: 0.5,
  /** All of that times this power of the share of the query that the section holds: the row is not the whole answer. */
  cellShareExponent: 8,
  /** Who types a number alone has it from a screen or a log: what explains errors comes before other tables. */
  explainsCodes: 0.3,
  /** A short word stands for itself, in the heading or below it, not inside another: DI and dial. */
  shortWordInHeading: 1.5,
  shortWord: 0.9,
  page: 0.12,
} as const;

/**
 * A section that leads to other pages says in short what they say: they come first, unless its heading was asked for.
 */
export const navigationFactor = 0.5;

/** A list of words says in a line what other sections explain. */
export const glossaryFactor = 0.5;

/**
 * A section of the product that the user reads about: decides between pages of one title (配方, 错误码), not between
 * a good answer and a better one.
 */
export const ownProductFactor = 1.03;

/** What an answer to a reading of the query other than the literal one is worth. */
export const rewriteWeights = {
  synonym: 0.9,
  /** The same where sections hold the query as it is: what was typed comes before what it may be called besides. */
  synonymWithLiteralMatch: 0.75,
  /** The same where a text holds all its letters in one piece: who copied a message looks for that. */
  synonymWithMessage: 0.4,
  /** A name that headings write with a space, typed in one word; an identifier may be what was meant. */
  spacedName: 0.8,
  /** What is left without the name of a product, asked of its pages. */
  productFilter: 0.8,
  pinyinFull: 1,
  /** Some syllables by their first letters. */
  pinyinMixed: 0.55,
  pinyinInitials: 0.5,
  /** The letters cover the whole run of Han characters of a heading; only its start; something inside. */
  wholeRun: 1,
  startOfRun: 0.62,
  insideRun: 0.5,
  /** One letter that is missing, too many, another one, or two that changed places. */
  pinyinTypo: 0.6,
  homophone: 0.8,
} as const;

/** What the units of a concept count (see `unitWeights`), and another phrase than the one that was typed. */
export const conceptWeights = { symptom: 2, object: 1, otherPhrase: 0.8 } as const;

/** Concepts are vague: they are read when the best section holds less of the query, and count less. */
export const conceptReading = {
  maxCoverage: 0.75,
  weight: 0.6,
  /** Factor of the share of the query that a section holds. */
  share: 0.8,
} as const;

/** Factors of table rows: of those that hold the whole query, about, and of others. */
export const rowFactors = { minShareOfWhole: 0.85, whole: 0.5, part: 0.93 } as const;

/** When other wordings are tried, and how many: each one costs as much as the query. */
export const rewriteLimits = {
  /** Pinyin is tried for a word that stands as such in fewer sections. */
  minWordSections: 3,
  /** Homophones are tried when the best section holds less of the query … */
  maxCoverageForHomophones: 0.85,
  /** … and it is not longer: in a long one a wrong character matters little, and looking for it costs the most. */
  maxCharsForHomophones: 32,
  /** Share of the query that a section must hold to hold it as it is. */
  minLiteralShare: 0.9,
  /** Readings of the query that are answered besides the literal one. */
  maxRewrites: 8,
  /** And their characters: each costs as much as the query itself, and of a long one a word matters less. */
  maxRewriteChars: 256,
  /** Han strings that are taken from one run of letters. */
  maxPerWord: 4,
} as const;
