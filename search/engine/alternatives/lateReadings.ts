/**
 * Readings of a query that may come later than headings: their code is then no part of what a first answer waits for. They
 * import only modules that the engine has in use before: what two scripts share makes both larger.
 */
import { type AskProducts, createAskProducts } from './askProducts';
import { readHalfSpelled } from './halfSpelled';
import { readByHanSlip } from './hanSlip';
import { readByHomophones } from './homophones';
import { createOtherNames } from './otherNames';
import { createReadPageAddress } from './pageAddress';
import { createSpacedNames } from './spacedNames';

/** What is asked of the pages of one product: because its name was typed, or the address of a page. */
function createAskPages(...[pages, ...rest]: Parameters<typeof createAskProducts>): AskProducts {
  const askProducts = createAskProducts(pages, ...rest);
  const readPageAddress = createReadPageAddress(pages);
  return (wordings) => [...wordings.flatMap(({ text }) => readPageAddress(text)), ...askProducts(wordings)];
}

/** All of them, as an engine takes them over. */
export const lateReadings = {
  createAskProducts: createAskPages,
  createOtherNames,
  createSpacedNames,
  readByHanSlip,
  readByHomophones,
  readHalfSpelled,
};

/** The readings, wherever their code comes from. */
export type LateReadings = typeof lateReadings;
