import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import { loadVocabulary } from './loadVocabulary';

const { synonyms, concepts, userQuestions } = loadVocabulary('.');

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

it('lists each synonym once, and none that a glossary term has', () => {
  const pairs = synonyms.flatMap(({ from, to }) => from.map((word) => `${word} → ${to}`));
  const terms = listFacts(loadFacts('.'), 'term');
  const ofTerms = terms.flatMap(({ zh, forbidden }) => forbidden.map((word) => `${word} → ${zh}`));
  expect(pairs.length).toBeGreaterThan(0);
  expect(findRepeated([...new Set(ofTerms), ...pairs])).toEqual([]);
  expect(synonyms.filter(({ from, to }) => from.includes(to))).toEqual([]);
});

it('lists each phrase of a concept once', () => {
  expect(concepts.length).toBeGreaterThan(0);
  expect(concepts.flatMap(({ phrases }) => findRepeated(phrases))).toEqual([]);
});

it('lists each word of a page or section once', () => {
  const lists = [...userQuestions.values()].flatMap(({ words, sections }) => [words, ...sections.values()]);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.flatMap(findRepeated)).toEqual([]);
});

it('has user questions only for existing pages', () => {
  const ids = allPages(loadCatalog('.')).map(({ id }) => id);
  expect([...userQuestions.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it('has user questions in the file of their area', () => {
  const folder = new URL('userQuestions/', import.meta.url);
  const misplaced = readdirSync(folder).flatMap((file) => {
    const pages = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}([\w/-]+):$/gm)];
    return pages.filter(([, id = '']) => `${id.split('/')[0] ?? ''}.yaml` !== file);
  });
  expect(misplaced).toEqual([]);
});
