import type { OperationFact } from '../../model/contract';
import type { Block } from '../block';
import { renderFence } from '../fence';
import { findOperation } from '../findContract';
import type { Resolver } from '../resolver';
import { listArguments, serverVariable } from '../samples/arguments';
import { credentialsTitle, listCredentials, renderCredentialCommand } from '../samples/credentials';
import { className } from '../samples/csharp';
import { type Variant, renderCode as renderVariant, variants } from '../samples/variants';
import { renderCode } from '../table';

const nameOf = ({ key }: OperationFact): string => key.split('.').at(-1) ?? 'example';

/** Renders the output of the programs. A page with the response example does not repeat the JSON. */
function renderOutput({ operationId, responseExample, downloadName }: OperationFact, resolver: Resolver): string {
  if (downloadName !== undefined) return renderFence('text', `已保存 ${downloadName}`, '输出');
  if (resolver.hasBlock(`response-example ${operationId}`)) {
    return 'curl 输出整个响应，其他程序输出其中的 `data`，参见[响应示例](#响应示例)。';
  }
  const isEnvelope = typeof responseExample === 'object' && responseExample !== null && 'data' in responseExample;
  return renderFence('text', JSON.stringify(isEnvelope ? responseExample.data : responseExample, null, 2), '输出');
}

function renderCredentials(operation: OperationFact): string[] {
  const credentials = listCredentials(operation);
  if (credentials.length === 0) return [];
  const names = credentials
    .map(({ env, note }) => `${renderCode(env)}（${note.split(/[；，。]/)[0] ?? ''}）`)
    .join('和 ');
  const how = credentials.length > 1 ? '执行后依次粘贴对应的值，每次按 Enter' : '执行后粘贴对应的值，按 Enter';
  return [
    `示例从环境变量 ${names}读取认证信息，命令按 Linux 编写。首先设置环境变量：${how}，屏幕不显示内容。`,
    renderFence('bash', renderCredentialCommand(credentials), credentialsTitle),
  ];
}

/** Renders how to run the program of a variant. */
function renderStart({ id }: Variant, operation: OperationFact): string[] {
  const name = nameOf(operation);
  if (id === 'curl' && operation.downloadName !== undefined) {
    return [renderFence('text', `200 ${operation.responseType}`, '输出')];
  }
  if (id === 'javascript') {
    return [
      `把代码保存为 ${renderCode(`${name}.mjs`)}，用 Node.js 18 或更高版本运行，不依赖第三方库。`,
      renderFence('bash', `node ${name}.mjs`, '运行'),
    ];
  }
  if (id === 'python') {
    return [
      `把代码保存为 ${renderCode(`${name}.py`)}，用 Python 3.8 或更高版本运行，不依赖第三方库。`,
      renderFence('bash', `python3 ${name}.py`, '运行'),
    ];
  }
  if (id === 'csharp') {
    const project = className(operation);
    return [
      '用 .NET 8 或更高版本新建控制台项目并添加 Json.NET，用代码替换其中的 `Program.cs`，然后运行。',
      renderFence(
        'bash',
        `dotnet new console -o ${project}\ndotnet add ${project} package Newtonsoft.Json --version 13.0.3`,
        '新建项目',
      ),
      renderFence('bash', `dotnet run --project ${project}`, '运行'),
    ];
  }
  return [];
}

function renderProgram(variant: Variant, operation: OperationFact): string[] {
  const untested = variant.id === 'csharp' ? 'tests/samples/csharpOperations.test.ts compiles and runs all' : undefined;
  return [
    renderFence(variant.language, renderVariant(variant, operation), variant.title, untested),
    ...renderStart(variant, operation),
  ];
}

export const requestExampleBlock: Block = {
  name: 'request-example',
  argumentNames: '<operationId>',
  summary: '可以直接运行的 curl、JavaScript、C# 和 Python 示例，含运行命令；页面没有响应示例时也含输出',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    for (const { field } of listArguments(operation)) resolver.use({ key: operation.key, origin: field.origin });
    const { server } = operation;
    return [
      ...renderCredentials(operation),
      `示例地址 ${renderCode(new URL(server).host)} 换成实际的地址；用程序调用时，也可以用环境变量 ${renderCode(serverVariable(operation))} 指定。`,
      ...variants.flatMap((variant) => renderProgram(variant, operation)),
      renderOutput(operation, resolver),
    ].join('\n\n');
  },
};
