import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { separateText } from './config/eslint/separateText.mjs';
import { plainEnglish } from './config/eslint/plainEnglish.mjs';
import { browserBans, e2eBans, everywhereBans, testBans } from './config/eslint/bans.mjs';
import { compositionRoots, testZones, zones } from './config/eslint/zones.mjs';

const tests = ['**/*.test.{ts,tsx}'];
const browserCode = [
  'src/**/*.{ts,tsx}',
  'search/{protocol,engine,worker}/**/*.ts',
  'search/{index,browser,example.browser}.ts',
  'editions/offline/{protocol,store,worker}/**/*.ts',
  'editions/usb/browser/**/*.ts',
];
const projects = ['node', 'site', 'search', 'worker', 'usb', 'e2e'].map((name) => `./config/tsconfig.${name}.json`);

const restrictPaths = (zoneList) => ['error', { basePath: import.meta.dirname, zones: zoneList }];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build.serving/',
      '.cache/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      'coverage/',
      '**/fixtures/',
      'static/',
      'docs/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-empty-function': 'off', // a no-op is a value
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignoreMixedLogicalExpressions: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // code points are what we count
      '@typescript-eslint/require-await': 'off', // Docusaurus' lifecycle methods return promises
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    plugins: { 'import-x': importX, site: { rules: { 'plain-english': plainEnglish, 'separate-text': separateText } } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs'], // no-cycle skips other files, by default those of TypeScript
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: projects, noWarnOnMultipleProjects: true })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }], // packages import nothing of this repository
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': 'error',
      'import-x/no-restricted-paths': restrictPaths([...zones, ...compositionRoots]),
      'no-restricted-syntax': ['error', ...everywhereBans],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'site/plain-english': 'error',
    },
  },
  {
    files: tests,
    rules: {
      'import-x/no-restricted-paths': restrictPaths([...testZones, ...compositionRoots]),
      'no-restricted-syntax': ['error', ...everywhereBans, ...testBans],
    },
  },
  {
    files: browserCode,
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...everywhereBans, ...browserBans],
      'no-console': ['error', { allow: ['warn', 'error'] }], // the specification asks for logged warnings (§8)
      'import-x/no-nodejs-modules': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'site/separate-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Server and first client render are equal: state from storage starts empty and is filled in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['region', 'tabpanel'] }],
    },
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhereBans, ...testBans, ...e2eBans],
      'no-empty-pattern': 'off', // Playwright fixtures without dependencies
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
);
