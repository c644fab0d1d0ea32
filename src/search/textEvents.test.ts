import { expect, it } from 'vitest';
import { readComposed } from './textEvents';

const input = (changes: object): Event =>
  Object.assign(new Event('input'), { isComposing: false, inputType: 'insertText', ...changes });

it.each([
  ['what is typed letter by letter', input({ data: 'a' }), undefined],
  [
    'what an input method is writing',
    input({ isComposing: true, inputType: 'insertCompositionText', data: "she'bei" }),
    "she'bei",
  ],
  ['what Safari takes away before the finished word', input({ inputType: 'deleteCompositionText', data: null }), ''],
  ['the finished word of Safari', input({ inputType: 'insertFromComposition', data: '设备' }), undefined],
  ['an event of an engine that tells nothing', new Event('input'), undefined],
])('%s', (_what, event, expected) => {
  expect(readComposed(event)).toBe(expected);
});
