import { loadFacts } from '../../../facts/loadFacts';
import type { OtherName } from './generator/corpusView';

/** Loads the synonyms of the terms of the vocabulary: forbidden and old spellings, abbreviations, English. */
export function loadTermSynonyms(root: string): OtherName[] {
  return [...loadFacts(root).byKey.values()].flatMap((fact) => {
    if (fact.type !== 'term') return [];
    const { zh, en, abbr, forbidden } = fact;
    return [...forbidden, abbr ?? zh, en ?? zh].flatMap((said) => (said === zh ? [] : [{ said, meant: zh }]));
  });
}
