import { expect, it } from 'vitest';

// Mutation testing hears of failed tests only, not of a module that throws while a test file is being read.
it('every module of the engine can be read', async () => {
  const { createEngine } = await import('./engine');
  expect(createEngine).toBeTypeOf('function');
});
