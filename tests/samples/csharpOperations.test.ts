/** Compiles the C# programs of all operations at once and runs them: compiling each would take a minute. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFacts } from '../../facts/findFact';
import { loadFacts } from '../../facts/loadFacts';
import type { OperationFact } from '../../facts/model/contract';
import { className, renderCSharp } from '../../facts/rendering/samples/csharp';
import { parseSlots } from '../../facts/rendering/samples/slots';
import { csharpOptions } from './libraries/csharpOptions';
import { Session } from './run/session';
import { type Services, startServices, startTimeoutMs } from './services/startServices';

const operations = listFacts(loadFacts('.'), 'operation');
const marker = '===';

/** Starts every program and prints its name and exit code around its output. */
const driver = `public static class Driver
{
    public static void Main()
    {
${operations.map((operation) => `        System.Console.WriteLine("${marker}${operation.operationId}=" + ${className(operation)}.Main());`).join('\n')}
    }
}`;

let services: Services | undefined;
let session: Session | undefined;
/** Output of each program, followed by its exit code. */
let outputs = new Map<string, string>();
let problems: string[] = [];

beforeAll(async () => {
  services = await startServices();
  session = new Session(services.environment, services.files);
  const files = operations.map((operation) => `${className(operation)}.cs`);
  operations.forEach((operation, index) => session?.save(files[index] ?? '', parseSlots(renderCSharp(operation)).code));
  session.save('Driver.cs', driver);
  session.save('report-20261120.csv', 'time,temperature');
  const options = csharpOptions.map((option) => `'${option}'`).join(' ');
  const program = session.startBash(
    `mcs ${options} -main:Driver -out:all.exe Driver.cs ${files.join(' ')} && mono all.exe`,
  );
  program.endInput();
  const { code } = await program.ended;
  const lines = program.lines.join('\n');
  if (code !== 0) problems.push(lines);
  outputs = new Map(
    [...lines.matchAll(new RegExp(`([^]*?)${marker}(\\w+)=(\\d+)\\n?`, 'g'))].map(
      ([, text = '', id = '', exit = '']) => [id, `${text}exit ${exit}`],
    ),
  );
  for (const service of services.all) problems = problems.concat(await service.takeComplaints());
}, startTimeoutMs);

afterAll(async () => {
  session?.close();
  await services?.stop();
});

/** Returns what the program of an operation prints. */
function describeOutput({ downloadName, responseExample }: OperationFact): string {
  if (downloadName !== undefined) return `已保存 ${downloadName}\nexit 0`;
  const { data } = responseExample as { data: unknown };
  return `${JSON.stringify(data, null, 2)}\nexit 0`;
}

test('compiles all C# programs, which call the operations as their contracts demand', () => {
  expect(problems).toEqual([]);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'prints the response of %s',
  (id, operation) => {
    expect(outputs.get(id)).toBe(describeOutput(operation));
  },
);
