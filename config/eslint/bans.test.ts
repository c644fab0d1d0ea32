import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { browserBans, e2eBans, everywhereBans, testBans } from './bans.mjs';

function findBanned(code: string): string[] {
  const messages = new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...browserBans, ...everywhereBans, ...testBans, ...e2eBans] },
  });
  return messages.map(({ message }) => message);
}

test.each([
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  'createElement("p", { dangerouslySetInnerHTML: { __html: text } })',
  'node.innerHTML = text',
  'node.outerHTML = text',
  'frame.srcdoc = text',
  'node.insertAdjacentHTML("beforeend", text)',
  'range.createContextualFragment(text)',
  'document.write(text)',
  '<p style={{ color: "red" }} />',
  'node.setAttribute("style", "color: red")',
  'export * from "./parts"',
  'await page.waitForTimeout(500)',
  'unexpectedMessages.length = 0',
  'test.skip("later", () => {})',
  'describe.only("this", () => {})',
  'test.describe.skip("later", () => {})',
  'test.describe.only("this", () => {})',
  'test.describe.fixme("broken", () => {})',
])('bans %s', (code) => {
  expect(findBanned(code)).toHaveLength(1);
});

test.each([
  'node.textContent = text',
  '<p className="lead">{text}</p>',
  'export { part } from "./part"',
  'node.setAttribute("lang", "en")',
  'allowMessages(unexpectedMessages, /404/)',
  'test.describe.configure({ mode: "serial" })',
])('allows %s', (code) => {
  expect(findBanned(code)).toEqual([]);
});

test.each([
  ['src/components/CodeBlock/index.tsx', browserBans],
  ['search/engine/match.ts', browserBans],
  ['tests/browser/home.spec.ts', [...e2eBans, ...testBans]],
  ['catalog/routes.test.ts', testBans],
  ['plugins/catalog/index.ts', everywhereBans],
])('applies the bans of the repository configuration to %s', async (file, bans) => {
  const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  expect(config.rules?.['no-restricted-syntax']).toEqual(expect.arrayContaining(bans));
  expect(config.rules?.['import-x/no-restricted-paths']).toMatchObject([2, {}]);
  expect(config.rules?.['import-x/no-cycle']).toMatchObject([2, {}]);
});

test('reports a cycle of TypeScript files', async () => {
  const { plugins, settings } = (await new ESLint().calculateConfigForFile(
    'src/client/navigation.ts',
  )) as Linter.Config;
  const folder = mkdtempSync(path.join(tmpdir(), 'cycle-'));
  writeFileSync(
    path.join(folder, 'first.ts'),
    "import { second } from './second';\nexport const first = () => second;\n",
  );
  writeFileSync(
    path.join(folder, 'second.ts'),
    "import { first } from './first';\nexport const second = () => first;\n",
  );
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['*.ts'],
      plugins: { 'import-x': plugins?.['import-x'] ?? {} },
      settings: settings ?? {},
      languageOptions: { parser: tseslint.parser },
      rules: { 'import-x/no-cycle': 'error' },
    },
  });
  const results = await eslint.lintFiles('*.ts');
  rmSync(folder, { recursive: true });
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([
    'import-x/no-cycle',
    'import-x/no-cycle',
  ]);
});
