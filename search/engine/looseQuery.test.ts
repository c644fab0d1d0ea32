import { expect, it } from 'vitest';
import type { Concept } from '../protocol/corpus';
import { createFold } from '../text/fold';
import { createLooseReader } from './looseQuery';
import { createQueryParser } from './parseQuery';
import { TextIndex } from './textIndex';
import { looseWeights } from './weights';

const fold = createFold('');
const concepts: readonly Concept[] = [
  { kind: 'symptom', phrases: ['掉线', '离线'] },
  { kind: 'symptom', phrases: ['掉线', '断开'] },
];

it('shares the weight of an ambiguous phrase between its concepts', () => {
  const parse = createQueryParser(fold, new TextIndex(1));
  const read = createLooseReader(concepts, fold);
  const weightsOf = (query: string) =>
    read(parse(query))?.terms.flatMap(({ isConcept, weight }) => (isConcept ? [weight] : []));
  expect(weightsOf('掉线')).toEqual([looseWeights.symptom / 2, looseWeights.symptom / 2]);
  expect(weightsOf('离线')).toEqual([looseWeights.symptom]);
});
