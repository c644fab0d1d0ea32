import { expect, it } from 'vitest';

// Mutation testing detects failed tests only, not a module that throws during import.
it('imports every module of the engine', async () => {
  const { createEngine } = await import('./engine');
  expect(createEngine).toBeTypeOf('function');
});
