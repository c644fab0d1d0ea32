import { hitsPerPage, snippetWords } from '../protocol/limits';
import type { SearchQueries } from '../protocol/query';

/**
 * Questions that nobody asked. The first one of its kind pays for tables that are made on demand (readings of headings,
 * words in order, how pairs belong together) and for code that the browser has not compiled yet: some 50 ms, and again
 * for the next kind. They are asked while the reader is not typing, so that the first one that is typed does not wait.
 */
const rehearsedQueries: readonly string[] = [
  '设备配制', // words, and other characters of the same sound
  'shebei', // pinyin
  'devcie stauts peizhi', // slips, next to pinyin
];

/** So long nobody must have asked: longer than most pauses between two keys. */
const quietMs = 400;

/** As the dialog asks, so that marks and snippets are rehearsed, too. */
function questionOf(query: string): SearchQueries {
  const request = {
    indexName: '',
    query,
    attributesToRetrieve: [],
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: '',
    highlightPostTag: '',
    hitsPerPage,
    page: 0,
    clickAnalytics: false,
    facets: [],
    facetFilters: [],
  };
  return { requests: [request] };
}

/** Asks the rehearsed questions once, one by one, whenever the reader is quiet. */
export class Rehearsal {
  private readonly left = [...rehearsedQueries];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (queries: SearchQueries) => void) {}

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
