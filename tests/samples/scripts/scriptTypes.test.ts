import { expect, test } from 'vitest';
import { buildExampleApp } from './exampleApp';
import { buildScriptFunctions } from './scriptFunctions';
import { ScriptPage } from './scriptPage';
import { buildDeclarations, findScriptTypeFaults, findTypeFaults, listFunctions } from './scriptTypes';
import { parseSituation } from './situation';

const functions = listFunctions();

test('implements exactly the functions of the facts', () => {
  const app = buildExampleApp();
  const page = new ScriptPage(app, parseSituation('', app), {
    hasComponent: () => true,
    findResource: () => undefined,
    request: () => Promise.reject(new Error('no network')),
  });
  expect(Object.keys(buildScriptFunctions(page)).sort()).toEqual(functions.map(({ name }) => name).sort());
});

test('implements each function with the declared parameters and return type', { timeout: 120_000 }, () => {
  const comparison = `import type { ScriptFunctions } from './tests/samples/scripts/scriptFunctions';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare const implemented: ScriptFunctions;
export const parameters: [${functions
    .map(({ name }) => `Same<Parameters<typeof ${name}>, Parameters<ScriptFunctions['${name}']>>`)
    .join(',\n')}] = [${functions.map(() => 'true').join()}];
export const assigned: [${functions.map(({ name }) => `typeof ${name}`).join(', ')}] = [
${functions.map(({ name }) => `implemented.${name}`).join(',\n')}];
`;
  expect(
    findTypeFaults(
      'comparison.ts',
      new Map([
        ['runtime.d.ts', buildDeclarations(functions)],
        ['comparison.ts', comparison],
      ]),
    ),
  ).toEqual([]);
});

test('reports a type fault when a script reads a field that no function returns', () => {
  expect(
    findScriptTypeFaults('const { devices } = await getDeviceList();\nshowNotify(devices[0].tags.join());'),
  ).toEqual([expect.stringMatching(/^line 2: .*'tags'/)]);
  expect(findScriptTypeFaults('showNotify(1);')).toHaveLength(1);
  expect(findScriptTypeFaults("setData('rows', getData('rows').concat([1]));")).toEqual([]);
});
