/**
 * Parts of the engine that may come later than headings: their code is then no part of what a first answer waits for.
 * They import only modules that the engine has in use before: what two scripts share makes both larger.
 */
import type { CorpusPage } from '../protocol/corpus';
import type { Fold } from '../text/fold';
import { type AskProducts, createAskProducts } from './alternatives/askProducts';
import { readHalfSpelled } from './alternatives/halfSpelled';
import { readByHanSlip } from './alternatives/hanSlip';
import { readByHomophones } from './alternatives/homophones';
import { readByLookalikes } from './alternatives/lookalikes';
import { createOtherNames } from './alternatives/otherNames';
import { createReadPageAddress } from './alternatives/pageAddress';
import { readRewordings, respell } from './alternatives/rewordings';
import { createSpacedNames } from './alternatives/spacedNames';
import { createCellBonus } from './tableCells';

/**
 * What is asked of the pages of one product: because its name was typed, or the address or title of a page. The
 * functions are handed over because they are in use before.
 */
function createAskPages(
  pages: readonly CorpusPage[],
  worthOfProduct: number,
  { fold, dropQuestionWording }: { fold: Fold; dropQuestionWording: (text: string) => string },
): AskProducts {
  const askProducts = createAskProducts(pages, worthOfProduct, dropQuestionWording);
  const foldedTitles = pages.map(({ title }) => fold(title));
  const readPageAddress = createReadPageAddress(pages, foldedTitles);
  return (wordings) => [...wordings.flatMap(({ text }) => readPageAddress(text)), ...askProducts(wordings)];
}

/** All of them, as an engine takes them over: what reads a query otherwise, and what looks at texts. */
export const lateEngine = {
  createAskPages,
  createCellBonus,
  createOtherNames,
  createSpacedNames,
  readByHanSlip,
  readByHomophones,
  readByLookalikes,
  readHalfSpelled,
  readRewordings,
  respell,
};

/** The parts, wherever their code comes from. */
export type LateEngine = typeof lateEngine;
