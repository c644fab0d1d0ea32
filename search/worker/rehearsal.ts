import { buildRequest } from '../protocol/buildRequest';
import { snippetWords } from '../protocol/limits';
import type { SearchQueries } from '../protocol/query';

/**
 * Questions that nobody asked, one of each kind. The first one of its kind pays for tables that are made on demand
 * (readings of headings, words in order, how pairs belong together) and for code that the browser has not compiled yet:
 * some 50 ms, and again for the next kind. They are asked while the reader is not typing, so that the first one that is
 * typed does not wait.
 */
const rehearsedQueries: readonly string[] = [
  '设备配制', // words, and other characters of the same sound
  'shebei', // pinyin
  'devcie stauts peizhi', // slips, next to pinyin
];

/** After them the titles from so many places on: long questions, and the characters that questions hold most often. */
const titleParts: readonly number[] = [0, 1 / 3, 2 / 3];

/** So long nobody must have asked: longer than most pauses between two keys. */
const quietMs = 400;

/** As the dialog asks, so that marks and snippets are rehearsed, too. */
function questionOf(query: string): SearchQueries {
  return { requests: [buildRequest({ query, attributesToSnippet: [`content:${snippetWords}`] })] };
}

/** Asks the rehearsed questions once, one by one, whenever the reader is quiet. */
export class Rehearsal {
  private readonly left: string[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `titles`: of all pages, in one text. */
  constructor(
    private readonly ask: (queries: SearchQueries) => void,
    titles: string,
  ) {
    this.left = [...rehearsedQueries, ...titleParts.map((part) => titles.slice(titles.length * part))];
  }

  /** Asks the next question when the reader has been quiet. */
  begin(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.askNext(), quietMs);
  }

  /** The reader has asked. */
  postpone(): void {
    if (this.timer !== undefined) this.begin();
  }

  private askNext(): void {
    this.timer = undefined;
    const query = this.left.shift();
    if (query === undefined) return;
    this.ask(questionOf(query));
    this.begin();
  }
}
