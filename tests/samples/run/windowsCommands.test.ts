import { expect, test } from 'vitest';
import { translateBatch } from './windowsCommands';

test('translates a compilation and the start of the program', () => {
  expect(translateBatch('cl /nologo /W4 /utf-8 agent.c /I C:\\sdk C:\\sdk\\triton.lib\nagent.exe 5')).toBe(
    'gcc -Wall -Wextra -Werror -o agent.exe agent.c -ltriton -ldl\n./agent.exe 5',
  );
});

test('compiles and starts a C# project', () => {
  expect(translateBatch('dotnet run --project Device.csproj')).toMatch(
    /^mcs '-langversion:7\.2' .* -out:Device\.exe Device\.cs && mono Device\.exe$/,
  );
});

test('returns undefined for other commands', () => {
  expect(translateBatch('copy C:\\sdk\\triton.dll .\nagent.exe')).toBeUndefined();
});
