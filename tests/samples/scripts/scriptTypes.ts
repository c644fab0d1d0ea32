/** TypeScript declarations of the runtime's functions, generated from the facts to check scripts and the fakes. */
import path from 'node:path';
import ts from 'typescript';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { FunctionFact } from '../../../facts/model/scriptFunction';

/** Lists the functions of the open platform in the order of the facts. */
export function listFunctions(): FunctionFact[] {
  return listFacts(loadFacts('.'), 'function', 'open-platform');
}

/** Declares the type that `getComponent` returns: events, and the methods of every component. */
function buildComponent(): string {
  const methods = listFacts(loadFacts('.'), 'component', 'open-platform').flatMap(({ methods }) => methods);
  const on = 'on(event: string, callback: (payload: any) => unknown): void';
  return `interface Component {\n${[on, ...methods.map(({ signature }) => signature)].join(';\n')};\n}\n`;
}

/** Builds ambient declarations of all functions, with the signatures that pages print. */
export function buildDeclarations(functions: readonly FunctionFact[]): string {
  return `${buildComponent()}${functions.map(({ signature }) => `declare function ${signature};\n`).join('')}`;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  useUnknownInCatchVariables: false, // scripts read error.code without narrowing
};

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Returns the type errors of `file` in a program that consists of `texts`. */
export function findTypeFaults(file: string, texts: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion) => {
    const text = texts.get(path.basename(name));
    if (text !== undefined) return ts.createSourceFile(name, text, languageVersion);
    if (!libraryFiles.has(name)) libraryFiles.set(name, readLibrary(name, languageVersion));
    return libraryFiles.get(name);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const checked = program.getSourceFile(file);
  if (!checked) throw new Error(`no file ${file}`);
  return [...program.getSyntacticDiagnostics(checked), ...program.getSemanticDiagnostics(checked)].map(
    ({ start = 0, messageText }) => {
      const { line } = checked.getLineAndCharacterOfPosition(start);
      return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    },
  );
}

/** Returns the type errors of a script. Values of unknown type are `any`, as in JavaScript. */
export function findScriptTypeFaults(text: string): string[] {
  const declarations = buildDeclarations(listFunctions()).replaceAll(
    /\bunknown\b|\bstring \| number \| boolean\b/g,
    'any',
  );
  return findTypeFaults(
    'script.mjs',
    new Map([
      ['runtime.d.ts', declarations],
      ['script.mjs', `${text}\nexport {};\n`],
    ]),
  );
}
