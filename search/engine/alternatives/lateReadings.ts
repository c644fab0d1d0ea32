/**
 * Readings of a query that may come later than headings: their code is then no part of what a first answer waits for. They
 * import only modules that the engine has in use before: what two scripts share makes both larger.
 */
import { createAskProducts } from './askProducts';
import { readHalfSpelled } from './halfSpelled';
import { readByHanSlip } from './hanSlip';
import { readByHomophones } from './homophones';
import { createOtherNames } from './otherNames';
import { createSpacedNames } from './spacedNames';

/** All of them, as an engine takes them over. */
export const lateReadings = {
  createAskProducts,
  createOtherNames,
  createSpacedNames,
  readByHanSlip,
  readByHomophones,
  readHalfSpelled,
};

/** The readings, wherever their code comes from. */
export type LateReadings = typeof lateReadings;
