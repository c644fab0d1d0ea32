import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BookRecord } from '../../catalog/bookFiles';
import { findStaleBooks } from './checkBooks';
import { type LoadedBook, hashSource } from './loadBooks';

const pdf = Buffer.from('%PDF');
const book = (content: string): LoadedBook => ({
  id: 'janus',
  title: 'Janus',
  landing: 'janus/a',
  items: [],
  build: () => content,
});
const record: BookRecord = {
  id: 'janus',
  title: 'Janus',
  landing: 'janus/a',
  sheets: 1,
  bytes: pdf.length,
  sha256: createHash('sha256').update(pdf).digest('hex'),
  source: hashSource(book('正文')),
};

it('accepts a PDF of the same content and checksum', () => {
  expect(findStaleBooks([book('正文')], [record], () => pdf)).toEqual([]);
});

it.each([
  ['of other content', book('新正文'), [record], pdf],
  ['with other bytes', book('正文'), [record], Buffer.from('%PDF-2')],
  ['without a record', book('正文'), [], pdf],
])('finds a PDF %s', (_, current, records, content) => {
  expect(findStaleBooks([current], records, () => content)).toEqual(['janus']);
});
