import path from 'node:path';

/**
 * How samples in C# are compiled with Mono's compiler: the language of .NET Framework, Json.NET as Debian has it, and
 * what `csharp/` declares of packages that Debian has not.
 */
export const csharpOptions: readonly string[] = [
  ...['-langversion:7.2', '-warn:4', '-warnaserror', '-r:System.Net.Http'],
  '-r:/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll',
  `-recurse:${path.join(import.meta.dirname, 'csharp')}/*.cs`,
];
