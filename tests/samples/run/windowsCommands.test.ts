import { expect, test } from 'vitest';
import { translateBatch } from './windowsCommands';

test('a compilation and a start become what the tests can do', () => {
  expect(translateBatch('cl /nologo /W4 /utf-8 agent.c /I C:\\sdk C:\\sdk\\triton.lib\nagent.exe 5')).toBe(
    'gcc -Wall -Wextra -Werror -o agent.exe agent.c -ltriton -ldl\n./agent.exe 5',
  );
});

test('a project in C# is compiled and started', () => {
  expect(translateBatch('dotnet run --project Device.csproj')).toMatch(
    /^mcs '-langversion:7\.2' .* -out:Device\.exe Device\.cs && mono Device\.exe$/,
  );
});

test('anything else is not guessed', () => {
  expect(translateBatch('copy C:\\sdk\\triton.dll .\nagent.exe')).toBeUndefined();
});
