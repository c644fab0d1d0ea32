/** Programs for Node.js 18: ES modules without libraries. */
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

const quote = quotes.javascript;

function renderValue({ field, value }: Argument): string {
  return field.env === undefined ? renderSlot('javascript', field.name, value) : `process.env.${field.env} ?? ''`;
}

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

function renderObject(args: readonly Argument[], indent: string): string {
  const lines = args.map((arg) => `${indent}  ${propertyName(arg.field.name)}: ${renderValue(arg)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Renders the statements before the request, and its `body` line. */
function renderBody(operation: OperationFact, form: readonly Argument[]): { before: string[]; option: string[] } {
  if (form.length === 0) return { before: [], option: [] };
  if (!isMultipart(operation)) {
    return { before: [], option: [`  body: new URLSearchParams(${renderObject(form, '  ')}),`] };
  }
  const entries = form.map((arg) =>
    isFile(arg.field)
      ? `body.set('${arg.field.name}', new Blob([await readFile(${quote(arg.value)})]), ${quote(arg.value)});`
      : `body.set('${arg.field.name}', ${renderValue(arg)});`,
  );
  return { before: ['const body = new FormData();', ...entries, ''], option: ['  body,'] };
}

function renderReading({ summary, downloadName }: OperationFact): string[] {
  const failed = `  console.error(\`${summary}失败：\${code} \${message}\`);\n  process.exitCode = 1;`;
  if (downloadName === undefined) {
    return [
      'const { code, message, data } = await response.json();',
      `if (code !== 200) {\n${failed}`,
      '} else {',
      '  console.log(JSON.stringify(data, null, 2));',
      '}',
    ];
  }
  return [
    `if (response.headers.get('content-type')?.includes('json')) {`,
    '  const { code, message } = await response.json();',
    failed,
    '} else {',
    `  await writeFile(${quote(temporaryName(downloadName))}, Buffer.from(await response.arrayBuffer()));`,
    `  await rename(${quote(temporaryName(downloadName))}, ${quote(downloadName)});`,
    `  console.log(${quote(`已保存 ${downloadName}`)});`,
    '}',
  ];
}

/** Renders a JavaScript program that prints the result of the operation. */
export function renderJavaScript(operation: OperationFact): string {
  const { path, query, form } = splitArguments(operation);
  const { before, option } = renderBody(operation, form);
  const files = [
    ...(form.some(({ field }) => isFile(field)) ? ['readFile'] : []),
    ...(operation.downloadName === undefined ? [] : ['rename', 'writeFile']),
  ];
  return [
    ...(files.length === 0 ? [] : [`import { ${files.join(', ')} } from 'node:fs/promises';`, '']),
    `const base = process.env.${serverVariable(operation)} ?? ${renderSlot('javascript', serverSlot, operation.server)};`,
    ...(query.length === 0 ? [] : [`const query = new URLSearchParams(${renderObject(query, '')});`]),
    '',
    ...before,
    `const response = await fetch(\`\${base}${path}${query.length === 0 ? '' : '?${query}'}\`, {`,
    ...(operation.method === 'GET' ? [] : [`  method: '${operation.method}',`]),
    ...option,
    `  signal: AbortSignal.timeout(${timeoutSeconds * 1000}), // ms`,
    '});',
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    '',
    ...renderReading(operation),
  ].join('\n');
}
