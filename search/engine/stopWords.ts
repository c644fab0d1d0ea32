/** Question words and stop words. */

/**
 * Question words. 能不能, 有没有 and similar ones repeat a character. Most get a small weight instead of none: headings may
 * be questions, too.
 */
const questionWords = [
  '怎么?[办样弄看用做]?|咋[办弄整样]?|回事|如何|请[问教]|为[什何啥]么?',
  '[是干做]*(?:什么|[啥嘛])(?:用?的|意思|原因|情况|样的|是)?|[在去有]?哪[里儿些个种]?',
  '可不可以|需不需要|(.)[不没]\\1|[能可]否|[是有]?多[少久大长]|有?几个|我?想[要知问]道?|我[想要]',
  '帮我|麻烦|应该|可以|需要|一下|[上里]面|试试|看看|[吗呢吧呀啊]|[老总]是|不知道|行吗|突然|刚才|好像|还是|[下起出]来',
  '进行|实现|解决|没办?法|关于|才能|是否支持',
].join('|');

const questionPattern = new RegExp(questionWords, 'g');

/**
 * Function words that segmenters leave as single characters: 目的 and 是否 are words of their own. Without characters that
 * segmenters also split from domain words: 超|时, 从|站, 使|能, 在|线.
 */
const stopWords = new Set('的了是和与及或把以就都也着要会有个里请给让向按我你它这那想又还再才');

/** Further characters that occur in sections about anything: they have no meaning of their own outside of words. */
const emptyCharacters = new Set('不没一他们自己老说上下能');

const englishStopWords = new Set(
  (
    'a about after also always an and are as at be been before between but by can could did do does for from had ' +
    'happen happens has have how i if in into is it its just long many me much my need of on only or our over should so some ' +
    'still than that the their them then there they this to use used using want was we were what when where which while who ' +
    'why will with without would you your'
  ).split(' '),
);

/** Labels before codes: "error 1004", "错误码 1001", "报 1101". */
const codeLabels = new Set(
  '报 报错 报警 提示 显示 返回 返回码 返回值 错误 错误码 错误代码 代码 状态码 故障 故障码 异常 code err error errno status'.split(
    ' ',
  ),
);

/** Codes on screens and in logs: 1004, -3, 0x8a, e1001. */
const code = /^(?:-\d+|\d{3,5}|0x[0-9a-f]+|[a-z]{1,3}\d{2,4})$/;

/** Returns whether folded text is a label before an error code, which has no content of its own. */
export function isCodeLabel(text: string): boolean {
  return codeLabels.has(text);
}

/** Returns whether a section with this title and heading explains error codes. */
export function explainsCodes(path: string): boolean {
  return /错误|报警|返回码|故障|异常/.test(path);
}

/** Returns whether a section with this folded heading only links to other pages. */
export function isNavigationSection(heading: string): boolean {
  return /^(?:下一步|相关)/.test(heading);
}

/** Returns whether a folded word is an error code. */
export function isCode(word: string): boolean {
  return code.test(word);
}

/** Returns the positions of question words in folded Han text. */
export function findQuestionWords(text: string): Set<number> {
  const positions = new Set<number>();
  for (const match of text.matchAll(questionPattern)) {
    for (let index = 0; index < match[0].length; index += 1) positions.add(match.index + index);
  }
  return positions;
}

/** Removes question words from folded text. */
export function removeQuestionWords(text: string): string {
  return text.replace(questionPattern, '').trimEnd();
}

/** Removes English stop words, unless there is nothing else. Next to Chinese they are names: DO 端口. */
export function removeEnglishStopWords(text: string): string {
  if (/[\u3400-\u9fff]/.test(text)) return text;
  const kept = text.split(/\s+/).filter((word) => !isEnglishStopWord(word.replace(/[!-/:-?]+$/, '')));
  return kept.length === 0 ? text : kept.join(' ');
}

/** Returns whether a word of the segmenter is a stop word: a single Han character. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Returns whether a Han character has a meaning of its own. */
export function hasContent(character: string): boolean {
  return !isStopWord(character) && !emptyCharacters.has(character);
}

/** Returns whether a folded word is an English stop word or question word. */
export function isEnglishStopWord(word: string): boolean {
  return englishStopWords.has(word);
}
