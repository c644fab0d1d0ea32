import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  resolve: { alias: { '@site': folder('.'), '@theme': folder('src/theme') } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.stryker-tmp/**', 'build/**', 'tests/browser/**'],
    environment: 'node',
    maxWorkers: '100%', // Vitest leaves a processor alone unless told otherwise: half of two
    minWorkers: 1,
    setupFiles: './config/vitest.setup.ts',
    testTimeout: 30_000, // type-aware linting and property tests on a loaded machine
    reporters: process.env.VITEST_JSON ? ['default', ['json', { outputFile: process.env.VITEST_JSON }]] : ['default'],
  },
});
