import { expect, test } from 'vitest';
import { buildSbom, selectComponents } from './sbom';

const sbom = buildSbom('.');

test('lists the locked packages with hashes, the same each time', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(sbom.components.find(({ name }) => name === 'react')).toMatchObject({ hashes: [{ alg: 'SHA-512' }] });
  expect(buildSbom('.')).toEqual(sbom);
});

test('selects the packages that pages contain', () => {
  const react = sbom.components.find(({ name }) => name === 'react');
  expect(selectComponents(sbom, [{ name: 'react', version: react?.version ?? '' }]).components).toEqual([react]);
  expect(() => selectComponents(sbom, [{ name: 'react', version: '0.0.0' }])).toThrow('react@0.0.0');
});
