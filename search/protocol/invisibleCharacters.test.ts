import { expect, it } from 'vitest';
import { tidyText } from '../indexer/htmlText';
import { cutQuery } from './cutQuery';
import { parseStoredHit } from './parseHit';
import { invisibleCharacters } from './invisibleCharacters';

/** Visible symbols around numbers and words. */
const seen = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/;

/**
 * Format characters of Mongolian and of interlinear annotations. They neither change direction nor join anything, and
 * addresses escape them.
 */
const harmless = /[\u180e\ufff9-\ufffb]/;

const expected = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) =>
    /[\p{Cf}\p{Cc}]/u.test(character) && !/\s/.test(character) && !seen.test(character) && !harmless.test(character),
);
const nameOf = (character: string) => character.charCodeAt(0).toString(16);

it('are all invisible control and format characters', () => {
  expect(expected.length).toBeGreaterThan(25);
  expect(expected.filter((character) => character.search(invisibleCharacters) === -1).map(nameOf)).toEqual([]);
});

it('are removed from queries and pages', () => {
  expect(expected.filter((character) => cutQuery(`心${character}跳`) !== '心跳').map(nameOf)).toEqual([]);
  expect(expected.filter((character) => tidyText(`心${character}跳`) !== '心跳').map(nameOf)).toEqual([]);
});

it('are not a title alone, and change no direction, but join emoji', () => {
  const titleOf = (lvl1: string) =>
    parseStoredHit({ objectID: '/', url: '/', type: 'lvl1', hierarchy: { lvl1 } })?.hierarchy.lvl1;
  expect(expected.filter((character) => titleOf(` ${character} `) !== undefined).map(nameOf)).toEqual([]);
  const turning = expected.filter((character) => /\p{Bidi_Control}/u.test(character));
  expect(turning.filter((character) => titleOf(`心${character}跳`) !== '心跳').map(nameOf)).toEqual([]);
  expect(titleOf('👩\u200d🔧')).toBe('👩\u200d🔧');
});
