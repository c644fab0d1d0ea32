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

test('drops what only the build or nothing reads, and keeps the rest', () => {
  expect(browserConfig(`/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
    'export default {"title":"文档","baseUrl":"/","future":{"experimental_router":"browser"},"themeConfig":{"plugins":["stays"]}};\n',
  );
});

test('refuses a file of another form', () => {
  expect(() => browserConfig('export const config = {};')).toThrow('no object is exported');
});
