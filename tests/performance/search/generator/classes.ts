import { apiPath } from './classes/apiPath';
import { crossword } from './classes/crossword';
import { errorCode } from './classes/errorCode';
import { hanTypo } from './classes/hanTypo';
import { heading } from './classes/heading';
import { homophone } from './classes/homophone';
import { ident } from './classes/ident';
import { identVar } from './classes/identVar';
import { initials } from './classes/initials';
import { joined } from './classes/joined';
import { keyword } from './classes/keyword';
import { keywords } from './classes/keywords';
import { mixed } from './classes/mixed';
import { noans } from './classes/noans';
import { noansQuestion } from './classes/noansQuestion';
import { synonym } from './classes/synonym';
import { pageSection } from './classes/pageSection';
import { parameter } from './classes/parameter';
import { phrase } from './classes/phrase';
import { pinyin } from './classes/pinyin';
import { pinyinMixed } from './classes/pinyinMixed';
import { pinyinTypo } from './classes/pinyinTypo';
import { pinyinWord } from './classes/pinyinWord';
import { prefix } from './classes/prefix';
import { product } from './classes/product';
import { question } from './classes/question';
import { title } from './classes/title';
import { trad } from './classes/trad';
import { tradTw } from './classes/tradTw';
import { typo } from './classes/typo';
import { width } from './classes/width';
import type { QueryClass } from './knownItem';

/** Query classes in the order of the tables. */
export const queryClasses: readonly QueryClass[] = [
  title,
  heading,
  pageSection,
  phrase,
  keywords,
  joined,
  crossword,
  mixed,
  ident,
  identVar,
  prefix,
  typo,
  width,
  trad,
  pinyin,
  pinyinWord,
  pinyinMixed,
  initials,
  question,
  tradTw,
  homophone,
  noans,
  noansQuestion,
  errorCode,
  parameter,
  apiPath,
  keyword,
  synonym,
  product,
  pinyinTypo,
  hanTypo,
];
