import type { OperationFact } from '../../model/contract';
import type { Block } from '../block';
import { renderFence } from '../fence';
import { findOperation } from '../findContract';
import { listArguments, renderCurl, renderJavaScript, serverVariable } from '../requestExample';
import type { Resolver } from '../resolver';
import { renderCode } from '../table';

function fileNameOf({ key }: OperationFact): string {
  return `${key.split('.').at(-1) ?? 'example'}.mjs`;
}

/** Renders the output of the programs. A page with the response example does not repeat the JSON. */
function renderOutput({ operationId, responseExample, downloadName }: OperationFact, resolver: Resolver): string {
  if (downloadName !== undefined) return renderFence('text', `已保存 ${downloadName}`, '输出');
  if (resolver.hasBlock(`response-example ${operationId}`)) {
    return 'curl 输出整个响应，JavaScript 程序输出其中的 `data`，参见[响应示例](#响应示例)。';
  }
  const isEnvelope = typeof responseExample === 'object' && responseExample !== null && 'data' in responseExample;
  return renderFence('text', JSON.stringify(isEnvelope ? responseExample.data : responseExample, null, 2), '输出');
}

function renderCredentials(operation: OperationFact): string[] {
  const credentials = listArguments(operation).flatMap(({ field }) =>
    field.env === undefined ? [] : [{ ...field, env: field.env }],
  );
  if (credentials.length === 0) return [];
  const names = credentials
    .map(({ env, note }) => `${renderCode(env)}（${note.split(/[；，。]/)[0] ?? ''}）`)
    .join('和 ');
  const variables = credentials.map(({ env }) => env);
  // A single command: `read` would consume a second line pasted with the first one.
  const command = [...variables.map((name) => `read -rs ${name}`), `export ${variables.join(' ')}`].join(' && ');
  const how = credentials.length > 1 ? '执行后依次粘贴对应的值，每次按 Enter' : '执行后粘贴对应的值，按 Enter';
  return [
    `示例从环境变量 ${names}读取认证信息，命令按 Linux 编写。首先设置环境变量：${how}，屏幕不显示内容。`,
    renderFence('bash', command, '设置认证信息'),
  ];
}

export const requestExampleBlock: Block = {
  name: 'request-example',
  argumentNames: '<operationId>',
  summary: '可以直接运行的 curl 和 JavaScript 示例，含运行命令；页面没有响应示例时也含输出',
  render([id = ''], resolver) {
    const operation = findOperation(id, resolver);
    if (!operation) return '';
    for (const { field } of listArguments(operation)) resolver.use({ key: operation.key, origin: field.origin });
    const { server } = operation;
    const host = new URL(server).host;
    return [
      ...renderCredentials(operation),
      renderFence('bash', renderCurl(operation), 'curl'),
      ...(operation.downloadName === undefined ? [] : [renderFence('text', `200 ${operation.responseType}`, '输出')]),
      `JavaScript 示例在 Node.js 18 或更高版本中运行，不依赖第三方库。把代码保存为 ${renderCode(fileNameOf(operation))}。` +
        `示例地址 ${renderCode(host)} 换成实际的地址，也可以用环境变量 ${renderCode(serverVariable(operation))} 指定。`,
      renderFence('javascript', renderJavaScript(operation), 'JavaScript'),
      renderFence('bash', `node ${fileNameOf(operation)}`, '运行'),
      renderOutput(operation, resolver),
    ].join('\n\n');
  },
};
