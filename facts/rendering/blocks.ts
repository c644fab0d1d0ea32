import { findNearest } from '../findNearest';
import type { Block } from './block';
import { elementsBlock } from './blocks/elements';
import { parametersBlock } from './blocks/parameters';
import { statesBlock } from './blocks/states';
import { termsBlock } from './blocks/terms';
import { portsBlock, valuesBlock } from './blocks/values';

/** Every block, in the order the help lists them. */
export const blocks: readonly Block[] = [
  valuesBlock,
  portsBlock,
  elementsBlock,
  statesBlock,
  parametersBlock,
  termsBlock,
];

const byName = new Map(blocks.map((block) => [block.name, block]));

/** The block `name`. */
export function findBlock(name: string): Block | undefined {
  return byName.get(name);
}

/** What a person who wrote the unknown block `name` may have meant, as the end of a sentence. */
export function suggestBlock(name: string): string {
  const nearest = findNearest(name, byName.keys());
  return nearest.length > 0 ? `; did you mean ${nearest.join(', ')}?` : '; "npm run facts" lists them';
}
