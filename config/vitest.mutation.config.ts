import { defineConfig } from 'vitest/config';

/**
 * Narrower where one folder is mutated: `MUTATION_TESTS='search/text/*.test.ts' npm run mutation --
 * 'search/text/*.ts'`.
 */
const tests = process.env.MUTATION_TESTS ?? '{search/engine,search/text,src/search}/**/*.test.ts';

/**
 * The tests that a mutant is shown (`npm run mutation -- FILE`): those of the folders that are mutated. Golden
 * queries over the whole site (`search/relevance`) take long and say little about a single line.
 */
export default defineConfig({
  test: { include: [tests], environment: 'node', setupFiles: './config/vitest.setup.ts', testTimeout: 30_000 },
});
