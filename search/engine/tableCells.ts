import { cellBorder } from '../protocol/cellBorder';
import { compact } from '../text/compact';
import { lengthRatio } from '../text/lengthRatio';
import type { ParsedQuery } from './query';
import type { FoldedText } from './sections';
import { isCode } from './stopWords';
import { bonuses } from './weights';

/** Minimum number of cells in a row that defines its name. Shorter rows use it, with a value and a remark. */
const minDefiningCells = 5;

/** Minimum share: in a longer query, no word is its only subject. */
const minShare = 1 / 4;

/**
 * Number of matching sections up to which one of them is the definition. Words in hundreds of sections (axis,
 * app_secret) are mostly used.
 */
const maxOfDefined = 50;

/** A plain word. Users who type capitals or joiners copy an identifier, or read a code from a screen. */
const plainWord = /^[a-z]*$/;

/** A possible table cell, with any joiners between its letters or none, and its share of the query. */
type Cell = { pattern: RegExp; share: number };

/**
 * Returns the pattern of `text` with any joiners, and the rest of its cell, limited to the length of a word: long data
 * costs no more. A leading minus sign is significant.
 */
function patternOf(text: string): RegExp {
  const sign = text.startsWith('-') ? '-' : '';
  return new RegExp(`${sign}${Array.from(compact(text)).join('[-_. /]?')}(\\w{0,32})(?= \\| |$)`, 'gm');
}

/** Returns the Latin words of a query and, when there is nothing else, all as one name. */
function readCells({ phrases, compactPhrases }: ParsedQuery): Cell[] {
  const latin = phrases.filter(({ kind }) => kind === 'latin').map(({ text }) => text);
  const whole = latin.length > 1 && latin.length === phrases.length ? [compactPhrases] : [];
  return [...latin, ...whole]
    .map((text) => ({ pattern: patternOf(text), share: lengthRatio(compact(text), compactPhrases) }))
    .filter(({ share }) => share >= minShare);
}

/** Computes the bonus of a table cell that is a word of the query: its row defines a parameter or an error code. */
type CellBonus = (content: FoldedText) => number;

/** Creates the cell bonus of a query. `found`: the number of sections that any variant found. */
export function createCellBonus(query: ParsedQuery, found: number): CellBonus {
  const cells = readCells(query);
  const definers = Math.min(1, (maxOfDefined / found) ** 2);
  const typed = plainWord.test(query.typed) || isCode(query.compactWhole) ? '' : query.typed;
  return ({ text: written, folded }) => {
    let best = 0;
    for (const { pattern, share } of cells) {
      // The last row. A row of thousands of cells is split once, not for each cell.
      let rowStart = 0;
      let rowEnd = 0;
      let width = 0;
      for (const { index, 0: cell, 1: rest = '' } of folded.matchAll(pattern)) {
        if (index >= rowEnd) {
          rowStart = folded.lastIndexOf('\n', index) + 1;
          rowEnd = folded.indexOf('\n', index) + 1 || folded.length;
          width = folded.slice(rowStart, rowEnd).split(cellBorder).length;
        }
        if (width === 1 || (index > rowStart && !folded.endsWith(cellBorder, index))) continue;
        const covered = share * (1 - rest.length / cell.length);
        const asTyped = typed !== '' && written.startsWith(typed, index) ? bonuses.cellAsTyped : 0;
        const defines = width >= minDefiningCells ? bonuses.cellOfDefinition * share : 0;
        best = Math.max(best, covered * (bonuses.cell + definers * (asTyped + defines)));
      }
    }
    return best;
  };
}
