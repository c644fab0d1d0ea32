/** Replaces `from`, which must occur once in the file of `search/engine`. */
type Edit = { file: string; from: string | RegExp; to: string };

/** A rule of the engine, and the edits of its source that switch it off. */
export type AblationRule = { name: string; edits: readonly Edit[] };

function rule(name: string, file: string, from: string | RegExp, to: string): AblationRule {
  return { name, edits: [{ file, from, to }] };
}

/** Builds a rule that sets a weight of `weights.ts` to a neutral value. */
function weight(name: string, neutral: number): AblationRule {
  return rule(name, 'weights.ts', new RegExp(`(?<=\\n {2}${name}: )[\\d.]+`), String(neutral));
}

const rewriter = (name: string, from: string, to: string) => rule(name, 'rewrites/rewriter.ts', from, to);
const notation = (name: string, from: string) =>
  rule(name, 'rewrites/notationRewrites.ts', `query.replace(${from},`, 'query.replace(/(?!)/g,');

/** Rules that rewrite a query. */
const expansion: readonly AblationRule[] = [
  rewriter('homophones', '...rewriteHomophones(query, readings(), headingRuns(), { count, isWord }),', ''),
  rewriter('hanTypo', '...rewriteHanTypos(query, headingRuns()),', ''),
  rewriter(
    'pinyin',
    'const spelled = isMixedCase ? [] : [query, ...normalizePinyin(query)];',
    'const spelled: string[] = [];',
  ),
  rule('pageAddress', 'search.ts', '...rewrites.flatMap(({ text }) => rewritePageAddress(text)), ', ''),
  rule('productRewrites', 'search.ts', '...this.rewriteProducts(rewrites)', ''),
  rule(
    'productsByWords',
    'rewrites/productRewrites.ts',
    'byFolder.length > 0 ? byFolder : findByWords(text, products)',
    'byFolder',
  ),
  rewriter('spacedNames', 'findSpacedName(query) ?? query', 'query'),
  rule('pinyinFallback', 'rewrites/pinyinRewrites.ts', 'findPinyinFallback({ groups, spelling })', '[]'),
  rule('twoPinyinWords', 'rewrites/pinyinFallback.ts', 'options = readJoinedPinyin(word, spelling)', 'options = []'),
  {
    name: 'pinyinTypo',
    edits: [
      { file: 'rewrites/pinyinFallback.ts', from: 'findByPinyinTypo(group.letters, spelling)', to: '[]' },
      { file: 'rewrites/pinyinFallback.ts', from: 'findByPinyinTypo(word.text, spelling)', to: '[]' },
    ],
  },
  rewriter('normalizePinyin', '...normalizePinyin(query)', ''),
  rule(
    'toneNumbers',
    'rewrites/notationRewrites.ts',
    "query.replace(toned, (syllables) => syllables.replace(/\\d/g, ''))",
    'query',
  ),
  rule('pinyinQuestionWords', 'rewrites/notationRewrites.ts', ".replace(asking, '')", ''),
  rewriter('mixedCase', 'isMixedCase ? [] : ', ''),
  rewriter('notation', ', ...rewriteNotation(text, count, headings)', ''),
  notation('numeralsBehind', 'digitBehind'),
  notation('complements', 'complement'),
  notation('misreadCodes', 'code'),
  notation('registers', 'register'),
  rewriter('synonyms', '...rewriteSynonyms(text), ', ''),
  rewriter('synonymsWithoutEnglishStopWords', 'query, removeEnglishStopWords(query)', 'query'),
  rewriter('synonymBesideMessage', 'isMessage ? rewriteWeights.synonymWithMessage : ', ''),
  rewriter(
    'synonymBesideLiteral',
    'share < rewriteLimits.minLiteralShare ? rewriteWeights.synonym : beside',
    'rewriteWeights.synonym',
  ),
  rule('inflections', 'rewrites/synonyms.ts', 'from.length < minInflected ||', 'from.length > 0 ||'),
  rule('otherTargets', 'rewrites/synonyms.ts', '...chooseOtherTargets(places, apart), ', ''),
  rule('singleSynonyms', 'rewrites/synonyms.ts', ', ...places.map((place) => [place])]', ']'),
  rule(
    'synonymsInIdentifiers',
    'rewrites/synonyms.ts',
    'if (isJoinedAt(query, start - 2) || isJoinedAt(query, end - 1)) return false;',
    '',
  ),
  rule(
    'homophonesOfHeadings',
    'rewrites/homophones.ts',
    '...fromHeadings(run, readings, headings, bigrams).slice(0, maxRewrites),',
    '',
  ),
  rule('homophonesOfBigrams', 'rewrites/homophones.ts', '...(repaired ? [repaired] : []),', ''),
  rule('unseenBigramTriesHomophones', 'search.ts', 'isPoor || hasUnseenBigram(literal.query, this.index)', 'isPoor'),
  rule(
    'abbreviatedAddress',
    'rewrites/pageAddress.ts',
    'return findPages((path) => abbreviates(path, words));',
    'return [];',
  ),
  rule('tabTitle', 'rewrites/pageAddress.ts', 'if (query.includes(titleDelimiter)) return readTitle(query);', ''),
];

/** Rules of loose queries. */
const loose: readonly AblationRule[] = [
  rule('looseQuery', 'search.ts', 'this.readLoosely(literal.query)', "undefined as QueryVariant['query'] | undefined"),
  rule('looseConcepts', 'looseQuery.ts', '...findConcepts(literal.whole),', ''),
  rule('looseCharacters', 'looseQuery.ts', 'if (!isLongQuestion(query)) return [];', 'if (query) return [];'),
];

/** Rules that parse a query. */
const parsing: readonly AblationRule[] = [
  rule(
    'pasteNoise',
    'parseQuery.ts',
    'stripPasteNoise(normalizeQuery(query).trimEnd(), source)',
    'normalizeQuery(query).trimEnd()',
  ),
  rule(
    'separateUnits',
    'parseQuery.ts',
    'const text = separateUnits(stripPasteNoise(normalizeQuery(query).trimEnd(), source), fold, source);',
    'const text = stripPasteNoise(normalizeQuery(query).trimEnd(), source);',
  ),
  rule('codeLabels', 'parseQuery.ts', 'hasCode && isCodeLabel(text)', 'hasCode && isCodeLabel(text) && false'),
  rule(
    'joinedWords',
    'latinTerms.ts',
    'const { joined, wholes } = findJoined(words, source);',
    'const { joined, wholes } = findJoined([], source);',
  ),
  rule(
    'splitWord',
    'latinTerms.ts',
    'const split = splitWord(word.text, source) ?? [];',
    'const split: string[] = [];',
  ),
  rule(
    'wholeTypo',
    'latinTerms.ts',
    'findWhole(chunk, source) ?? correctWhole(chunk, words, source)',
    'findWhole(chunk, source)',
  ),
  rule('wholeChunk', 'latinTerms.ts', 'return whole ? [', 'return whole && false ? ['),
  rule(
    'suffixes',
    'latinTerms.ts',
    'const longer = findSuffixed(word.text, source);',
    'const longer: Expansion[] = [];',
  ),
  rule(
    'typos',
    'latinTerms.ts',
    'const corrections = findCorrections(word.text, source);',
    'const corrections: Expansion[] = [];',
  ),
  rule(
    'englishStopWords',
    'latinTerms.ts',
    'if (!isAlone && isEnglishStopWord(text)) return termWeights.stopWord;',
    '',
  ),
  rule('olderVersion', 'latinWords.ts', 'version.test(chunk.folded) ? 2 : parts.length', 'parts.length'),
  rule('cutAtDigits', 'latinWords.ts', 'return known.length > 0 ? known : [word];', 'return [word];'),
  rule('codesAreNoTypos', 'latinExpansions.ts', ' || mayBeCode(word)) return 0', ') return 0'),
  rule('digitsAreNoTypos', 'latinExpansions.ts', 'isUnlikely || !haveSameDigits(word, term)', 'isUnlikely'),
  rule('firstLetterIsRight', 'latinExpansions.ts', 'if (isUnlikely || ', 'if ('),
  rule('splitTogether', 'latinExpansions.ts', 'count > bestCount && cooccur(parts, source)', 'count > bestCount'),
  rule(
    'hanStopWords',
    'hanTerms.ts',
    'if (words && (words.stops.has(index) || words.stops.has(index + 1))) return termWeights.stopWord;',
    '',
  ),
  rule(
    'questionWords',
    'hanTerms.ts',
    'isOnlyQuestionWords ? new Set<number>() : findQuestionWords(run)',
    'new Set<number>()',
  ),
  weight('acrossWords', 1),
  weight('acrossWordsUnseen', 0.35),
  weight('short', 1),
  weight('againstSegmenter', 1),
  weight('betweenSingles', 1),
];

/** Rules of matching and reranking. */
const ranking: readonly AblationRule[] = [
  weight('exponent', 1),
  weight('minTermsOfLong', 99),
  weight('partOfLong', 1),
  weight('minShareOfBest', 0),
  weight('minShareItself', 0),
  rule('navigationFactor', 'weights.ts', 'navigationFactor = 0.5', 'navigationFactor = 1'),
  ...[
    'headingIs',
    'keywordIs',
    'keywordIsPhrases',
    'keywordHas',
    'headingStarts',
    'headingStartsCode',
    'headingHas',
    'headingQuestionSubsequence',
    'headingSubsequence',
    'tight',
    'textHas',
    'textHasPhrases',
    'question',
    'adjacent',
    'cell',
    'cellAsTyped',
    'cellOfDefinition',
    'cellShareExponent',
    'explainsCodes',
    'shortWordInHeading',
    'shortWord',
    'page',
  ].map((name) => weight(name, 0)),
  rule('namesakes', 'rerank.ts', ' / Math.max(1, named)', ''),
];

export const ablationRules: readonly AblationRule[] = [...expansion, ...loose, ...parsing, ...ranking];
