import { experiments } from '@rspack/core';
import { expect, test } from 'vitest';
import { compilerName, narrowFixes, withCompilerOptions } from './compilerOptions';

const targets = ['chrome >= 79', 'safari >= 13'];

test('merges the options of the compiler and keeps other loaders', () => {
  const options = { env: { targets }, jsc: { parser: { syntax: 'typescript' }, transform: { react: {} } } };
  const other = { test: /\.css$/, use: [{ loader: 'css-loader' }] };
  expect(withCompilerOptions([{ test: /\.ts$/, use: [{ loader: compilerName, options }] }, other])).toEqual([
    {
      test: /\.ts$/,
      use: [
        {
          loader: compilerName,
          options: {
            env: { targets, bugfixes: true },
            jsc: { parser: { syntax: 'typescript' }, transform: { react: {}, useDefineForClassFields: false } },
          },
        },
      ],
    },
    other,
  ]);
});

test('throws when no rule uses the compiler', () => {
  expect(() => withCompilerOptions([{ test: /\.css$/, use: ['css-loader'] }])).toThrow(
    'no rule uses builtin:swc-loader',
  );
});

test.each([
  ['keeps destructured and default parameters', '({ x }, y = 2) => x + y', '({ x }, y = 2)=>x + y'],
  [
    'renames a parameter with the name of its function, for Safari before 16.3',
    '(function g([g]) { return g; })',
    '[_g]',
  ],
])('%s', async (_name, source, compiled) => {
  const { code } = await experiments.swc.transform(`export const f = ${source};`, { env: { targets, ...narrowFixes } });
  expect(code).toContain(compiled);
});
