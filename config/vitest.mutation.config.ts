import { defineConfig } from 'vitest/config';

/**
 * Glob of the test files. Narrow it to mutate one folder: `MUTATION_TESTS='search/text/*.test.ts' npm run mutation --
 * 'search/text/*.ts'`.
 */
const tests = process.env.MUTATION_TESTS ?? '{search/engine,search/text,src/search}/**/*.test.ts';

/**
 * Configuration for `npm run mutation -- FILE`. Runs only the tests of the mutated folders: golden queries over the whole
 * site (`search/relevance`) are slow and rarely detect a single mutant.
 */
export default defineConfig({
  test: { include: [tests], environment: 'node', setupFiles: './config/vitest.setup.ts', testTimeout: 30_000 },
});
