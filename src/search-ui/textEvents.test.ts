import { expect, it } from 'vitest';
import { isHalfTyped } from './textEvents';

const input = (changes: object): Event =>
  Object.assign(new Event('input'), { isComposing: false, inputType: 'insertText', ...changes });

it.each([
  ['what is typed letter by letter', input({}), false],
  ['what an input method is writing', input({ isComposing: true, inputType: 'insertCompositionText' }), true],
  ['what Safari takes away before the finished word', input({ inputType: 'deleteCompositionText' }), true],
  ['the finished word of Safari', input({ inputType: 'insertFromComposition' }), false],
  ['an event of an engine that tells nothing', new Event('input'), false],
])('%s', (_what, event, expected) => {
  expect(isHalfTyped(event)).toBe(expected);
});
