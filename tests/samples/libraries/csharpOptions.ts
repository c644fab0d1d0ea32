import path from 'node:path';

/**
 * Options for compiling C# samples with Mono: the language version of .NET Framework, Json.NET from Debian, and the stubs
 * in `csharp/` of packages that Debian does not have.
 */
export const csharpOptions: readonly string[] = [
  ...['-langversion:7.2', '-warn:4', '-warnaserror', '-r:System.Net.Http'],
  '-r:/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll',
  `-recurse:${path.join(import.meta.dirname, 'csharp')}/*.cs`,
];
