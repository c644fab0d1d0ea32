import { loadCorpus } from '../indexer/loadCorpus';
import { loadTermNames } from './loadTermNames';
import { type MeasuredSearch, measureCorpus } from './measuredSearch';

/** What the production build in `folder` ships to readers. Throws when there is none. */
export function loadBuiltSearch(folder = 'build'): MeasuredSearch {
  return measureCorpus(loadCorpus(folder), loadTermNames('.'));
}
