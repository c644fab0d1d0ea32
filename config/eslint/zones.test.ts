import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compositionRoots, testZones, zones } from './zones.mjs';

type Import = readonly [importer: string, imported: string];

const forbidden: readonly Import[] = [
  ['search/protocol/request.ts', 'search/engine/match.ts'],
  ['search/protocol/request.ts', 'src/specification.ts'],
  ['search/engine/match.ts', 'search/indexer/build.ts'],
  ['search/engine/match.ts', 'search/worker/client.ts'],
  ['search/engine/match.ts', 'catalog/routes.ts'],
  ['search/indexer/build.ts', 'search/engine/match.ts'],
  ['search/indexer/build.ts', 'plugins/search/index.ts'],
  ['search/worker/client.ts', 'search/indexer/build.ts'],
  ['search/worker/client.ts', 'src/specification.ts'],
  ['search/index.ts', 'search/indexer/build.ts'],
  ['search/index.ts', 'search/worker/client.ts'],
  ['search/browser.ts', 'search/indexer/build.ts'],
  ['search/node.ts', 'search/engine/match.ts'],
  ['search/engine/match.ts', 'search/index.ts'],
  ['src/components/Page.tsx', 'search/node.ts'],
  ['plugins/search/index.ts', 'search/indexer/build.ts'],
  ['catalog/routes.ts', 'plugins/search/index.ts'],
  ['catalog/routes.ts', 'src/specification.ts'],
  ['facts/loadFacts.ts', 'plugins/search/index.ts'],
  ['catalog/routes.ts', 'facts/loadFacts.ts'],
  ['src/components/Page.tsx', 'facts/loadFacts.ts'],
  ['figures/drawing/geometry.ts', 'plugins/search/index.ts'],
  ['figures/drawing/geometry.ts', 'catalog/routes.ts'],
  ['plugins/search/index.ts', 'src/components/Page.tsx'],
  ['plugins/search/index.ts', 'search/engine/match.ts'],
  ['plugins/search/index.ts', 'tests/content/run.ts'],
  ['src/components/Page.tsx', 'plugins/search/index.ts'],
  ['src/components/Page.tsx', 'search/indexer/build.ts'],
  ['src/components/Page.tsx', 'search/engine/match.ts'],
  ['tests/content/source/links.ts', 'plugins/search/index.ts'],
  ['tests/content/source/links.ts', 'tests/content/output/links.ts'],
  ['tests/content/output/links.ts', 'catalog/routes.ts'],
  ['tests/content/templates/parseTemplates.ts', 'tests/content/source/links.ts'],
  ['tests/content/score/scorePage.ts', 'tests/content/output/links.ts'],
  ['tests/samples/examinePage.ts', 'tests/content/source/rules.ts'],
  ['tests/samples/examinePage.ts', 'tests/content/run.ts'],
  ['tests/samples/examinePage.ts', 'plugins/search/index.ts'],
  ['tests/performance/server.ts', 'src/components/Page.tsx'],
  ['tests/performance/server.ts', 'deploy/node/run.ts'],
  ['tests/performance/server.ts', 'tests/browser/fixtures.ts'],
  ['tests/engines/steps.ts', 'tests/browser/fixtures.ts'],
  ['tests/browser/home.spec.ts', 'src/specification.ts'],
  ['tests/browser/home.spec.ts', 'catalog/routes.ts'],
  ['tests/browser/home.spec.ts', 'deploy/node/server.ts'],
  ['deploy/node/server.ts', 'plugins/headers/index.ts'],
  ['editions/usb/writeUsbEdition.ts', 'facts/loadFacts.ts'],
  ['editions/usb/writeUsbEdition.ts', 'deploy/node/server.ts'],
  ['editions/usb/pages/page.ts', 'catalog/routes.ts'],
  ['editions/usb/browser/page.ts', 'catalog/routes.ts'],
  ['editions/usb/browser/page.ts', 'search/indexer/build.ts'],
  ['src/components/Page.tsx', 'search/text/fold.ts'],
  ['src/components/Page.tsx', 'editions/usb/writeUsbEdition.ts'],
  ['src/client/routes.ts', 'src/search/sitePath.ts'],
  ['plugins/search/index.ts', 'editions/usb/writeUsbEdition.ts'],
  ['tests/browser/home.spec.ts', 'editions/usb/writeUsbEdition.ts'],
  ['src/components/Page.tsx', 'docusaurus.config.ts'],
  ['plugins/search/index.ts', 'sidebars.ts'],
  ['search/engine/match.test.ts', 'catalog/routes.ts'],
  ['src/components/Page.test.ts', 'plugins/search/index.ts'],
];

const allowed: readonly Import[] = [
  ['search/engine/match.ts', 'search/protocol/request.ts'],
  ['search/indexer/build.ts', 'search/protocol/request.ts'],
  ['search/worker/client.ts', 'search/engine/match.ts'],
  ['plugins/search/index.ts', 'search/node.ts'],
  ['search/index.ts', 'search/engine/match.ts'],
  ['search/browser.ts', 'search/worker/client.ts'],
  ['search/node.ts', 'search/indexer/build.ts'],
  ['facts/loadFacts.ts', 'catalog/routes.ts'],
  ['plugins/search/index.ts', 'facts/loadFacts.ts'],
  ['plugins/search/index.ts', 'catalog/routes.ts'],
  ['plugins/search/index.ts', 'figures/drawing/geometry.ts'],
  ['tests/samples/examinePage.ts', 'facts/loadFacts.ts'],
  ['tests/samples/examinePage.test.ts', 'tests/content/source/sourcePage.ts'],
  ['tests/samples/services/broker.ts', 'deploy/contract/findFreePort.ts'],
  ['tests/content/source/links.ts', 'figures/drawing/geometry.ts'],
  ['figures/drawing/geometry.ts', 'facts/findFact.ts'],
  ['plugins/search/index.ts', 'src/specification.ts'],
  ['src/components/Page.tsx', 'search/worker/client.ts'],
  ['src/components/Page.tsx', 'search/text/segmentWords.ts'],
  ['src/components/Page.tsx', 'catalog/routes.ts'],
  ['src/search/sitePath.ts', 'src/client/routes.ts'],
  ['tests/content/source/links.ts', 'catalog/routes.ts'],
  ['tests/content/source/facts.ts', 'facts/loadFacts.ts'],
  ['tests/content/source/structure.ts', 'tests/content/templates/parseTemplates.ts'],
  ['tests/content/score/scorePage.ts', 'tests/content/source/rules.ts'],
  ['tests/performance/server.ts', 'deploy/contract/findFreePort.ts'],
  ['tests/performance/server.ts', 'tests/browser/chromium.ts'],
  ['tests/engines/steps.ts', 'tests/performance/server.ts'],
  ['search/engine/match.test.ts', 'search/indexer/build.ts'],
  ['tests/browser/home.spec.ts', 'deploy/contract/urlCases.ts'],
  ['editions/usb/writeUsbEdition.ts', 'catalog/routes.ts'],
  ['editions/usb/browser/page.ts', 'search/worker/client.ts'],
  ['editions/usb/browser/page.ts', 'src/search/sitePath.ts'],
  ['docusaurus.config.ts', 'plugins/search/index.ts'],
];

let root = '';
let eslint: ESLint;

/** Lints one file importing another and returns the messages. */
async function lintImport([importer, imported]: Import): Promise<string[]> {
  const from = path.join(root, importer);
  const specifier = path.relative(path.dirname(from), path.join(root, imported)).replace(/^(?!\.)/, './');
  const [result] = await eslint.lintText(`import '${specifier.replace(/\.tsx?$/, '')}';\n`, { filePath: from });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'fatal'}: ${message}`);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zones-'));
  for (const file of new Set([...forbidden, ...allowed].flat())) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  writeFileSync(path.join(root, 'tsconfig.json'), '{ "include": ["**/*"] }');
  const rule = (list: unknown[]) => ['error', { basePath: root, zones: [...list, ...compositionRoots] }];
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx}'],
        plugins: { 'import-x': importX as unknown as ESLint.Plugin },
        settings: {
          'import-x/resolver-next': [createTypeScriptImportResolver({ project: path.join(root, 'tsconfig.json') })],
        },
        rules: { 'import-x/no-restricted-paths': rule(zones), 'import-x/no-unresolved': 'error' } as never,
      },
      { files: ['**/*.test.ts'], rules: { 'import-x/no-restricted-paths': rule(testZones) } as never },
    ],
  });
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(forbidden)('forbids %s to import %s', async (...pair) => {
  const messages = await lintImport(pair);
  expect(messages).not.toEqual([]);
  for (const message of messages)
    expect(message).toMatch(/^import-x\/no-restricted-paths: .*(may import only|imported by nothing)/);
});

test.each(allowed)('allows %s to import %s', async (...pair) => {
  expect(await lintImport(pair)).toEqual([]);
});

test('lists only existing paths in the zones', () => {
  const made = ['./node_modules', './.docusaurus'];
  const named = [...zones, ...testZones].flatMap(({ target, except }) => [target, ...except]);
  const roots = compositionRoots.flatMap(({ target, from }) => [...target, from]);
  const paths = [...new Set([...named, ...roots])].filter((name) => !made.includes(name));
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
});
