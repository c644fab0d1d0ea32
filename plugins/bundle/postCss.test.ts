import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withPostCssPlugins } from './postCss';

it('creates the plugins of Docusaurus once and disables the configuration lookup', () => {
  const own = { postcssPlugin: 'own' };
  const presetEnv = createRequire(import.meta.url).resolve('postcss-preset-env');
  expect(withPostCssPlugins({ ident: 'postcss', plugins: [[presetEnv, {}], own] }, [own])).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [expect.objectContaining({ postcssPlugin: 'postcss-preset-env' }), own, own],
  });
});
