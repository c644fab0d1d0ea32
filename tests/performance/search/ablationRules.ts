/** Replaces `from`, which is in the file of `search/engine` once. */
type Edit = { file: string; from: string | RegExp; to: string };

/** A rule of the engine, and the edits of its source that switch it off. */
export type AblationRule = { name: string; edits: readonly Edit[] };

function rule(name: string, file: string, from: string | RegExp, to: string): AblationRule {
  return { name, edits: [{ file, from, to }] };
}

/** A weight of `weights.ts` with a value that does nothing. */
function weight(name: string, neutral: number): AblationRule {
  return rule(name, 'weights.ts', new RegExp(`(?<=\\n {2}${name}: )[\\d.]+`), String(neutral));
}

const alternatives = (name: string, from: string, to: string) => rule(name, 'alternatives/alternatives.ts', from, to);
const rewordings = (name: string, from: string) =>
  rule(name, 'alternatives/rewordings.ts', `query.replace(${from},`, 'query.replace(/(?!)/g,');

/** Rules that make other queries of a query. */
const expansion: readonly AblationRule[] = [
  alternatives('homophones', '...readByHomophones(query, readings(), headingRuns(), { count, isWord }),', ''),
  alternatives('hanSlip', '...readByHanSlip(query, headingRuns()),', ''),
  alternatives(
    'pinyin',
    'const spelled = isMixedCase ? [] : [query, ...respell(query)];',
    'const spelled: string[] = [];',
  ),
  rule('pageAddress', 'search.ts', '...wordings.flatMap(({ text }) => readPageAddress(text)), ', ''),
  rule('askProducts', 'search.ts', '...this.askProducts(wordings)', ''),
  rule(
    'productsByWords',
    'alternatives/askProducts.ts',
    'byFolder.length > 0 ? byFolder : findByWords(text, products)',
    'byFolder',
  ),
  alternatives('spacedNames', 'readSpacedName(query) ?? query', 'query'),
  rule('halfSpelled', 'alternatives/pinyinReadings.ts', 'readHalfSpelled({ groups, spelling })', '[]'),
  rule('twoPinyinWords', 'alternatives/halfSpelled.ts', 'options = readJoinedPinyin(word, spelling)', 'options = []'),
  {
    name: 'pinyinSlip',
    edits: [
      { file: 'alternatives/halfSpelled.ts', from: 'findBySlip(group.letters, spelling)', to: '[]' },
      { file: 'alternatives/halfSpelled.ts', from: 'findBySlip(word.text, spelling)', to: '[]' },
    ],
  },
  alternatives('respell', '...respell(query)', ''),
  rule(
    'toneNumbers',
    'alternatives/rewordings.ts',
    "query.replace(toned, (syllables) => syllables.replace(/\\d/g, ''))",
    'query',
  ),
  rule('pinyinQuestionWords', 'alternatives/rewordings.ts', ".replace(asking, '')", ''),
  alternatives('mixedCase', 'isMixedCase ? [] : ', ''),
  alternatives('rewordings', ', ...readRewordings(text, count, headings)', ''),
  rewordings('numeralsBehind', 'digitBehind'),
  rewordings('complements', 'complement'),
  rewordings('misreadCodes', 'code'),
  rewordings('registers', 'register'),
  alternatives('synonyms', '...readOtherNames(text), ', ''),
  alternatives('synonymsWithoutEnglishWording', 'query, dropEnglishWording(query)', 'query'),
  alternatives('synonymBesideMessage', 'isMessage ? alternativeWeights.otherNameBesideMessage : ', ''),
  alternatives(
    'synonymBesideLiteral',
    'share < alternativeLimits.minLiteralShare ? alternativeWeights.otherName : beside',
    'alternativeWeights.otherName',
  ),
  rule('inflections', 'alternatives/otherNames.ts', 'said.length < minInflected ||', 'said.length > 0 ||'),
  rule('otherMeanings', 'alternatives/otherNames.ts', '...chooseOtherMeanings(places, apart), ', ''),
  rule('singleSynonyms', 'alternatives/otherNames.ts', ', ...places.map((place) => [place])]', ']'),
  rule(
    'synonymsInIdentifiers',
    'alternatives/otherNames.ts',
    'if (isJoinedAt(query, start - 2) || isJoinedAt(query, end - 1)) return false;',
    '',
  ),
  rule(
    'homophonesOfHeadings',
    'alternatives/homophones.ts',
    '...fromHeadings(run, readings, headings, pairs).slice(0, maxWordings),',
    '',
  ),
  rule('homophonesOfBigrams', 'alternatives/homophones.ts', '...(repaired ? [repaired] : []),', ''),
  rule('unseenBigramTriesHomophones', 'search.ts', 'isPoor || holdsUnseenPair(literal.query, this.index)', 'isPoor'),
  rule(
    'abbreviatedAddress',
    'alternatives/pageAddress.ts',
    'return leadsTo((path) => isShortFor(path, words));',
    'return [];',
  ),
  rule('tabTitle', 'alternatives/pageAddress.ts', 'if (query.includes(titleDelimiter)) return readTitle(query);', ''),
];

/** Rules that take a query apart. */
const parsing: readonly AblationRule[] = [
  rule(
    'pasteNoise',
    'parseQuery.ts',
    'dropCopiedAlong(readQuery(query).trimEnd(), source)',
    'readQuery(query).trimEnd()',
  ),
  rule(
    'separateUnits',
    'parseQuery.ts',
    'const text = separateUnits(dropCopiedAlong(readQuery(query).trimEnd(), source), fold, source);',
    'const text = dropCopiedAlong(readQuery(query).trimEnd(), source);',
  ),
  rule('codeNames', 'parseQuery.ts', 'hasCode && isCodeName(text)', 'hasCode && isCodeName(text) && false'),
  rule('dropRepeated', 'parseQuery.ts', 'units: dropRepeated(units)', 'units'),
  rule(
    'joinedWords',
    'latinUnits.ts',
    'const { joined, wholes } = findJoined(words, source);',
    'const { joined, wholes } = findJoined([], source);',
  ),
  rule(
    'completeWordTypo',
    'latinUnits.ts',
    'found.length > 0 && joined.length === 0 ? findMeant(word, found, source) : []',
    '[] as Expansion[]',
  ),
  rule(
    'splitWord',
    'latinUnits.ts',
    'word.text.length >= minSplitChars ? splitWord(word.text, source, isOneTypo) : undefined',
    'undefined as string[] | undefined',
  ),
  rule(
    'wholeTypo',
    'latinUnits.ts',
    'findWhole(chunk, source) ?? correctWhole(chunk, words, source)',
    'findWhole(chunk, source)',
  ),
  rule('wholeChunk', 'latinUnits.ts', 'return whole ? [', 'return whole && false ? ['),
  rule('insideWord', 'latinUnits.ts', 'if (inside.length > 0) return { expansions: inside };', ''),
  rule(
    'typos',
    'latinUnits.ts',
    'const corrections = findCorrections(word.text, source);',
    'const corrections: Expansion[] = [];',
  ),
  rule('prefixTypo', 'latinUnits.ts', 'word.isLast ? findPrefixCorrections(word.text, source) : []', '[]'),
  rule(
    'englishStopWords',
    'latinUnits.ts',
    'if (!isAlone && isEnglishStopWord(text)) return unitWeights.stopWord;',
    '',
  ),
  rule(
    'pathParameter',
    'latinUnits.ts',
    'isOwn && guessed.expansions.length === 0 ? unitWeights.pathParameter : unit.weight',
    'unit.weight',
  ),
  rule('numberedNames', 'latinWords.ts', 'if (numbered) return numbered;', ''),
  rule('mixedNames', 'latinWords.ts', 'isMixedName(folded, parts) || ', ''),
  rule(
    'letteredCodes',
    'latinWords.ts',
    ' || (parts.length > 1 && isLetteredCode(joined) && isKnown(joined, source))',
    '',
  ),
  rule('olderVersion', 'latinWords.ts', 'version.test(chunk.folded) ? 2 : parts.length', 'parts.length'),
  rule('cutAtDigits', 'latinWords.ts', 'return known.length > 0 ? known : [word];', 'return [word];'),
  rule('codesAreNoTypos', 'latinExpansions.ts', ' || isCoded(word)) return 0', ') return 0'),
  rule('digitsAreNoTypos', 'latinExpansions.ts', 'isUnlikely || !haveSameDigits(word, term)', 'isUnlikely'),
  rule('firstLetterIsRight', 'latinExpansions.ts', 'if (isUnlikely || ', 'if ('),
  rule('splitTogether', 'latinExpansions.ts', 'count > bestCount && standTogether(parts, source)', 'count > bestCount'),
  rule('splitInThree', 'latinExpansions.ts', 'if (best) return best;', 'if (best || word) return best;'),
  rule('loneBigram', 'hanUnits.ts', 'if (run.length === 2 && isAlone) return [buildLonePair(run)];', ''),
  rule(
    'auxiliaries',
    'hanUnits.ts',
    'if (words && !isSeen && isAuxiliary(run.charAt(index + 1))) return unitWeights.stopWord;',
    '',
  ),
  rule(
    'hanStopWords',
    'hanUnits.ts',
    'if (words && (words.stops.has(index) || words.stops.has(index + 1))) return unitWeights.stopWord;',
    '',
  ),
  rule(
    'questionWords',
    'hanUnits.ts',
    'isNothingElse ? new Set<number>() : findQuestionWording(run)',
    'new Set<number>()',
  ),
  weight('acrossWords', 1),
  weight('acrossWordsUnseen', 0.35),
  weight('short', 1),
  weight('singleHan', 1),
  weight('againstSegmenter', 1),
  weight('betweenSingles', 1),
];

/** Rules about which sections answer, and what their exact text adds. */
const ranking: readonly AblationRule[] = [
  weight('exponent', 1),
  weight('minUnitsOfLong', 99),
  weight('partOfLong', 1),
  weight('minShareOfBest', 0),
  weight('minShareItself', 0),
  rule('leadingOn', 'weights.ts', 'leadingOn = 0.5', 'leadingOn = 1'),
  rule('listingWords', 'weights.ts', 'listingWords = 0.5', 'listingWords = 1'),
  ...[
    'headingIs',
    'keywordIs',
    'keywordIsAsked',
    'keywordHas',
    'headingStarts',
    'headingStartsCode',
    'headingHas',
    'headingAsksInOrder',
    'headingInOrder',
    'tight',
    'textHas',
    'textHasPhrases',
    'question',
    'adjacent',
    'cell',
    'cellAsTyped',
    'cellOfDefinition',
    'cellShareExponent',
    'tellsCodes',
    'shortWordInHeading',
    'shortWord',
    'page',
  ].map((name) => weight(name, 0)),
  rule('headingNames', 'rerank.ts', 'headingNameBonus(section, query),', ''),
  rule('namesakes', 'rerank.ts', ' / Math.max(1, named)', ''),
];

export const ablationRules: readonly AblationRule[] = [...expansion, ...parsing, ...ranking];
