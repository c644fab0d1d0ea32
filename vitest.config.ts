import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url)).replace(/\/$/, '');

const everyTest = '**/*.test.{ts,tsx}';
const samples = 'tests/samples/**/*.test.ts';
/** Tests that read `build/`. */
const built = '**/*.built.test.ts';
const never = ['**/node_modules/**', '.stryker-tmp/**', 'build/**', 'tests/browser/**'];

export default defineConfig({
  resolve: { alias: { '@site': folder('.'), '@theme': folder('src/theme') } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: [everyTest], exclude: [...never, samples, built] } },
      { extends: true, test: { name: 'samples', include: [samples], exclude: never } },
      { extends: true, test: { name: 'built', include: [built], exclude: never } },
    ],
    environment: 'node',
    maxWorkers: '100%', // Vitest leaves a processor alone unless told otherwise: half of two
    minWorkers: 1,
    setupFiles: './config/vitest.setup.ts',
    testTimeout: 30_000, // type-aware linting and property tests on a loaded machine
    reporters: process.env.VITEST_JSON ? ['default', ['json', { outputFile: process.env.VITEST_JSON }]] : ['default'],
  },
});
