import { cellBorder } from '../protocol/cellBorder';
import { compact } from '../text/compact';
import { lengthRatio } from '../text/lengthRatio';
import type { ParsedQuery } from './query';
import type { FoldedText } from './sections';
import { bonuses } from './weights';

/** Rows of so many cells define what they name; those of fewer use it, with a value and a remark. */
const minDefiningCells = 5;

/** Of a longer query, a word is no more its subject than others. */
const minShare = 1 / 4;

/**
 * What so many sections hold, or fewer, one of them defines; what hundreds hold (axis, app_secret), each of its uses.
 */
const maxOfDefined = 50;

/** A word as it stands in any sentence; who types capitals or joiners copies an identifier. */
const plainWord = /^[a-z]*$/;

/** What of a query may be a cell, with any joiners between its letters or none, and its share of the query. */
type Cell = { pattern: RegExp; share: number };

/**
 * `text` with any joiners, and how it goes on in the same cell: as far as a word may, so that data of any length costs
 * no more. A minus at its beginning is one.
 */
function patternOf(text: string): RegExp {
  const sign = text.startsWith('-') ? '-' : '';
  return new RegExp(`${sign}${Array.from(compact(text)).join('[-_. /]?')}(\\w{0,32})(?= \\| |$)`, 'gm');
}

/** Latin words of a query, each for itself and, where there is nothing else, all as one name. */
function readCells({ phrases, compactPhrases }: ParsedQuery): Cell[] {
  const latin = phrases.filter(({ kind }) => kind === 'latin').map(({ text }) => text);
  const whole = latin.length > 1 && latin.length === phrases.length ? [compactPhrases] : [];
  return [...latin, ...whole]
    .map((text) => ({ pattern: patternOf(text), share: lengthRatio(compact(text), compactPhrases) }))
    .filter(({ share }) => share >= minShare);
}

/**
 * What it is worth that a cell of a table in a section's text is a word of the query and nothing else: the row that
 * defines a parameter or an error code.
 */
type CellBonus = (content: FoldedText) => number;

/** Creates the bonus of one query. Cells stand apart as the indexer writes them. `found`: how many sections any reading found. */
export function createCellBonus(query: ParsedQuery, found: number): CellBonus {
  const cells = readCells(query);
  const definers = Math.min(1, (maxOfDefined / found) ** 2);
  const typed = plainWord.test(query.typed) ? '' : query.typed;
  return ({ text: written, folded }) => {
    let best = 0;
    for (const { pattern, share } of cells) {
      // Of the last row that was looked at: one of thousands of cells is cut once, not at each of them.
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
