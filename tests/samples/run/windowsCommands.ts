/** Translation of commands for a Windows developer prompt to Bash. */

import { csharpOptions } from '../libraries/csharpOptions';

const compile = /^cl(?:\.exe)?\s+(.*)$/i;
const start = /^(?:\.\\)?([\w-]+)\.exe((?:\s.*)?)$/i;
const runProject = /^dotnet run --project ([\w-]+)\.csproj$/i;

/** Translates one command to Bash. Returns undefined for an unknown command. */
function translateLine(line: string): string | undefined {
  const words = (compile.exec(line)?.[1] ?? '').split(/\s+/);
  const source = words.find((word) => word.endsWith('.c'));
  if (source !== undefined) {
    return `gcc -Wall -Wextra -Werror -o ${source.slice(0, -2)}.exe ${source} -ltriton -ldl`;
  }
  const project = runProject.exec(line)?.[1];
  if (project !== undefined) {
    return `mcs ${csharpOptions.map((option) => `'${option}'`).join(' ')} -out:${project}.exe ${project}.cs && mono ${project}.exe`;
  }
  const [, program, args = ''] = start.exec(line) ?? [];
  return program === undefined ? undefined : `./${program}.exe${args}`;
}

/**
 * Translates a `cmd` block to Bash. `cl … app.c …` compiles with the stubs in libraries/desktop, `app.exe` starts the
 * program, `dotnet run --project App.csproj` compiles and starts `App.cs`. Returns undefined when a command is unknown.
 * The block is then not tested.
 */
export function translateBatch(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const translated = lines.map((line) => translateLine(line.trim()));
  return translated.every((line) => line !== undefined) ? translated.join('\n') : undefined;
}
