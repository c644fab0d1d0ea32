/** Literals of entered values are read back unchanged by the programs of each language. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quotes } from '../../facts/rendering/samples/literals';

const values = [
  '注塑机 01',
  `a'b"c\`d$HOME$(id)\\e!f`,
  '{"set_temperature":190,"备注":"\\"x\\""}',
  '%s {x} #{y} ${z}',
  '--help; rm -rf . & | > <',
  '\\u0041\\n\\',
  '😀\u00a0',
];

const run = (command: string, ...args: readonly string[]): string => execFileSync(command, args, { encoding: 'utf8' });

test('the shell reads the values', () => {
  expect(run('bash', '-c', `printf '%s\\n' ${values.map(quotes.shell).join(' ')}`)).toBe(`${values.join('\n')}\n`);
});

test('JavaScript reads the values', () => {
  const program = `console.log([${values.map(quotes.javascript).join(',')}].join('\\n'))`;
  expect(run('node', '-e', program)).toBe(`${values.join('\n')}\n`);
});

test('Python reads the values', () => {
  const program = `import sys; sys.stdout.buffer.write("\\n".join([${values.map(quotes.python).join(',')}]).encode())`;
  expect(run('python3', '-c', program)).toBe(values.join('\n'));
});

test('C# gets the escapes of JSON, and no line separator', () => {
  expect(quotes.csharp('a"b\\c\td')).toBe('"a\\"b\\\\c\\td"');
  expect(quotes.csharp('a\u0085b\u2028c\u2029d')).toBe('"a\\u0085b\\u2028c\\u2029d"');
});
