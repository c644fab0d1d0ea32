import { expect, test } from 'vitest';
import browserConfig from './browserConfig.mjs';

const config = {
  title: '文档',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: { fasterByDefault: true }, experimental_router: 'browser' },
  plugins: [null],
  themeConfig: { plugins: ['stays'], prism: { additionalLanguages: [] } },
};

test('removes settings that the browser does not read', () => {
  expect(browserConfig(`/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
    'export default {"title":"文档","baseUrl":"/","future":{"experimental_router":"browser"},"themeConfig":{"plugins":["stays"]}};\n',
  );
});

test('throws when the file has another format', () => {
  expect(() => browserConfig('export const config = {};')).toThrow('no object is exported');
});
