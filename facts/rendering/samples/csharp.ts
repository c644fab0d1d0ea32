/** Programs for C# 7.2 with Json.NET, which .NET Framework and .NET compile. */
import type { OperationFact } from '../../model/contract';
import {
  type Argument,
  isFile,
  isMultipart,
  serverSlot,
  serverVariable,
  splitArguments,
  temporaryName,
  timeoutSeconds,
} from './arguments';
import { quotes } from './literals';
import { renderSlot } from './slots';

const quote = quotes.csharp;

function renderValue({ field, value }: Argument): string {
  return field.env === undefined
    ? renderSlot('csharp', field.name, value)
    : `Environment.GetEnvironmentVariable(${quote(field.env)}) ?? ""`;
}

function renderDictionary(args: readonly Argument[]): string[] {
  return [
    'new Dictionary<string, string>',
    '{',
    ...args.map((arg) => `    [${quote(arg.field.name)}] = ${renderValue(arg)},`),
    '}',
  ];
}

/** Renders the statements before the request: `content`, and `query` with the encoded parameters. */
function renderContent(operation: OperationFact): string[] {
  const { query, form } = splitArguments(operation);
  const encoded = query.length === 0 ? [] : ['var query = new FormUrlEncodedContent(', ...indent(query), ');'];
  if (form.length === 0) return [...encoded, 'HttpContent content = null;'];
  if (!isMultipart(operation)) return [...encoded, 'var content = new FormUrlEncodedContent(', ...indent(form), ');'];
  const parts = form.map((arg) =>
    isFile(arg.field)
      ? `content.Add(new ByteArrayContent(File.ReadAllBytes(${quote(arg.value)})), ${quote(arg.field.name)}, ${quote(arg.value)});`
      : `content.Add(new StringContent(${renderValue(arg)}), ${quote(arg.field.name)});`,
  );
  return [...encoded, 'var content = new MultipartFormDataContent();', ...parts];
}

function indent(args: readonly Argument[]): string[] {
  return renderDictionary(args).map((line) => `    ${line}`);
}

function renderFailure(summary: string): string[] {
  return [
    `Console.Error.WriteLine(${quote(`${summary}失败：`)} + reply["code"] + " " + reply["message"]);`,
    'return 1;',
  ];
}

const block = (lines: readonly string[]): string[] => ['{', ...lines.map((line) => `    ${line}`), '}'];

function renderReading({ summary, downloadName }: OperationFact): string[] {
  const parse = 'JObject reply = JObject.Parse(await response.Content.ReadAsStringAsync());';
  if (downloadName === undefined) {
    return [
      parse,
      'if ((int)reply["code"] != 200)',
      ...block(renderFailure(summary)),
      'Console.WriteLine(reply["data"]);',
    ];
  }
  return [
    'if (response.Content.Headers.ContentType?.MediaType == "application/json")',
    ...block([parse, ...renderFailure(summary)]),
    `File.WriteAllBytes(${quote(temporaryName(downloadName))}, await response.Content.ReadAsByteArrayAsync());`,
    `File.Delete(${quote(downloadName)});`,
    `File.Move(${quote(temporaryName(downloadName))}, ${quote(downloadName)});`,
    `Console.WriteLine(${quote(`已保存 ${downloadName}`)});`,
  ];
}

/** Returns the name of the program's class: `CreateDevice`. */
export function className({ operationId }: OperationFact): string {
  return operationId.slice(0, 1).toUpperCase() + operationId.slice(1);
}

function renderMethod(operation: OperationFact): string[] {
  const { path, query } = splitArguments(operation);
  const variable = quote(serverVariable(operation));
  const address = `server + ${quote(`${path}${query.length === 0 ? '' : '?'}`)}${query.length === 0 ? '' : ' + await query.ReadAsStringAsync()'}`;
  const method = operation.method.slice(0, 1) + operation.method.slice(1).toLowerCase();
  return [
    `string server = Environment.GetEnvironmentVariable(${variable}) ?? ${renderSlot('csharp', serverSlot, operation.server)};`,
    ...renderContent(operation),
    `var request = new HttpRequestMessage(HttpMethod.${method}, ${address})`,
    ...block(['Content = content,']).slice(0, -1),
    '};',
    `using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${timeoutSeconds}) })`,
    'using (HttpResponseMessage response = await client.SendAsync(request))',
    ...block(['response.EnsureSuccessStatusCode();', ...renderReading(operation), 'return 0;']),
  ];
}

/** Renders a C# program that prints the result of the operation. */
export function renderCSharp(operation: OperationFact): string {
  const usesFiles = isMultipart(operation) || operation.downloadName !== undefined;
  return [
    'using System;',
    'using System.Collections.Generic;',
    ...(usesFiles ? ['using System.IO;'] : []),
    'using System.Net.Http;',
    'using System.Threading.Tasks;',
    'using Newtonsoft.Json.Linq;',
    '',
    `public static class ${className(operation)}`,
    ...block([
      'public static int Main() => RunAsync().GetAwaiter().GetResult();',
      '',
      'private static async Task<int> RunAsync()',
      ...block(renderMethod(operation)),
    ]),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
