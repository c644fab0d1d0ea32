import { loadSourcePages } from '../content/source/sourcePage';
import { parseBlocks } from './blocks/sampleBlock';

/** Returns the block titled `title` of the page `id` with facts resolved. Throws when it does not exist. */
export function readSample(id: string, title: string): string {
  const page = loadSourcePages('.').find((one) => one.id === id);
  const text = page && parseBlocks(page).find((block) => block.title === title)?.text;
  if (text === undefined) throw new Error(`${id} has no block ${title}`);
  return text;
}
