/** What a reader types in a Windows developer prompt, as the tests' terminal understands it. */

import { csharpOptions } from '../libraries/csharpOptions';

const compile = /^cl(?:\.exe)?\s+(.*)$/i;
const start = /^(?:\.\\)?([\w-]+)\.exe((?:\s.*)?)$/i;
const runProject = /^dotnet run --project ([\w-]+)\.csproj$/i;

/** One command as Bash; undefined when the tests have no word for it. */
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
 * A `cmd` block as Bash: `cl … app.c …` compiles against the stand-ins of libraries/desktop, `app.exe` starts it;
 * `dotnet run --project App.csproj` compiles `App.cs` with what samples in C# use, and starts it.
 * Undefined when one of its commands has no translation; the block is then checked by nobody.
 */
export function translateBatch(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const translated = lines.map((line) => translateLine(line.trim()));
  return translated.every((line) => line !== undefined) ? translated.join('\n') : undefined;
}
