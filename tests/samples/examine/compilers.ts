/** Compilers and linters of programs. Each returns the faults it found. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { csharpOptions } from '../libraries/csharpOptions';

const libraries = path.join(import.meta.dirname, '..', 'libraries');

type Language = {
  /** File name extension that the compiler expects. */
  ending: string;
  findFaults: (file: string) => string[];
};

/** Runs a tool. Returns its output as the fault when it fails. */
function runTool(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): string[] {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error) return [`${command} cannot be started (${error.message}); bin/test installs it`];
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

function checkBash(file: string): string[] {
  const syntax = runTool('bash', ['-n', file]);
  if (syntax.length > 0) return syntax;
  // Samples of a page share variables and files. Users notice when cd fails.
  const excluded = 'SC2034,SC2154,SC2148,SC2164,SC1090,SC1091';
  return runTool('shellcheck', ['-s', 'bash', '-S', 'warning', '-f', 'gcc', '-e', excluded, file]);
}

/**
 * Returns the folders of header stubs: `libraries/c` for controllers, also `libraries/desktop` for programs that include
 * `triton.h`, the header for PCs.
 */
function findHeaderFolders(file: string): string[] {
  const isDesktop = /^#include "triton\.h"/m.test(readFileSync(file, 'utf8'));
  return [...(isDesktop ? [path.join(libraries, 'desktop')] : []), path.join(libraries, 'c')];
}

function compileC(file: string): string[] {
  return runTool('gcc', [
    '-std=gnu11',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-fsyntax-only',
    ...findHeaderFolders(file).flatMap((folder) => ['-I', folder]),
    file,
  ]);
}

/** Builds the go.mod lines that resolve the modules in `libraries/go`. */
function findGoModules(): string[] {
  const folder = path.join(libraries, 'go');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const directory = path.join(folder, name);
    const module = /^module (\S+)/m.exec(readFileSync(path.join(directory, 'go.mod'), 'utf8'))?.[1];
    return module === undefined ? [] : [`require ${module} v0.0.0\nreplace ${module} => ${directory}\n`];
  });
}

function compileGo(file: string): string[] {
  const folder = `${file}.module`;
  mkdirSync(folder);
  copyFileSync(file, path.join(folder, 'main.go'));
  writeFileSync(path.join(folder, 'go.mod'), `module sample\n\ngo 1.19\n\n${findGoModules().join('')}`);
  const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on' };
  const faults = runTool('go', ['vet', './...'], { cwd: folder, env });
  return faults.length > 0 ? faults : runTool('go', ['build', '-o', '/dev/null', './...'], { cwd: folder, env });
}

function findTypeScriptFaults(text: string): string[] {
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  return (diagnostics ?? []).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Compiles a class for Java 8 in a separate folder, as the file must have the name of the class. */
function compileJava(file: string): string[] {
  const folder = `${file}.classes`;
  mkdirSync(folder);
  const name = /^public class (\w+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 'Sample';
  const source = path.join(folder, `${name}.java`);
  copyFileSync(file, source);
  const strict = ['--release', '8', '-Xlint:all,-options', '-Werror', '-encoding', 'UTF-8'];
  return runTool('javac', [...strict, '-d', folder, '-sourcepath', path.join(libraries, 'java'), source]);
}

function compileCSharp(file: string): string[] {
  return runTool('mcs', [...csharpOptions, `-out:${file}.exe`, file]);
}

/** Parses a program, without writing its byte code. */
function checkPython(file: string): string[] {
  return runTool('python3', ['-c', 'import ast, sys; ast.parse(open(sys.argv[1], encoding="utf-8").read())', file]);
}

/** Checks a program, or a function signature without keyword and body, as reference pages print it. */
function checkTypeScript(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const faults = findTypeScriptFaults(text);
  return faults.length > 0 && findTypeScriptFaults(`declare function ${text}`).length === 0 ? [] : faults;
}

const javascript: Language = { ending: 'mjs', findFaults: (file) => runTool('node', ['--check', file]) };
const typescript: Language = { ending: 'ts', findFaults: checkTypeScript };

export const compilers: Readonly<Record<string, Language>> = {
  bash: { ending: 'sh', findFaults: checkBash },
  sh: { ending: 'sh', findFaults: checkBash },
  c: { ending: 'c', findFaults: compileC },
  go: { ending: 'go', findFaults: compileGo },
  csharp: { ending: 'cs', findFaults: compileCSharp },
  java: { ending: 'java', findFaults: compileJava },
  javascript,
  js: javascript,
  python: { ending: 'py', findFaults: checkPython },
  typescript,
  ts: typescript,
  xml: { ending: 'xml', findFaults: (file) => runTool('xmllint', ['--noout', file]) },
};
