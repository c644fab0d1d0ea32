import { loadFacts } from '../../../facts/loadFacts';
import type { Synonym } from './generator/corpusView';

/** Loads the synonyms of terms: forbidden and old spellings, abbreviations, English. */
export function loadTermSynonyms(root: string): Synonym[] {
  return [...loadFacts(root).byKey.values()].flatMap((fact) => {
    if (fact.type !== 'term') return [];
    const { zh, en, abbr, forbidden } = fact;
    return [...forbidden, abbr ?? zh, en ?? zh].flatMap((from) => (from === zh ? [] : [{ from, to: zh }]));
  });
}
