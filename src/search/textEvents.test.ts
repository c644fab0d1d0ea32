import { expect, it } from 'vitest';
import { readComposed } from './textEvents';

const input = (changes: object): Event =>
  Object.assign(new Event('input'), { isComposing: false, inputType: 'insertText', ...changes });

it.each([
  ['nothing for typed letters', input({ data: 'a' }), undefined],
  [
    'the text that an input method composes',
    input({ isComposing: true, inputType: 'insertCompositionText', data: "she'bei" }),
    "she'bei",
  ],
  [
    'an empty text when Safari deletes the composed text',
    input({ inputType: 'deleteCompositionText', data: null }),
    '',
  ],
  [
    'nothing when Safari inserts the final text',
    input({ inputType: 'insertFromComposition', data: '设备' }),
    undefined,
  ],
  ['nothing for an event without composition data', new Event('input'), undefined],
])('returns %s', (_what, event, expected) => {
  expect(readComposed(event)).toBe(expected);
});
