/** Complete, runnable requests with curl and with JavaScript (ES module, Node 18, no libraries). */
import type { OperationFact, RequestField } from '../model/contract';

type Argument = { field: RequestField; value: string };

/** Timeout of examples, sufficient for a slow plant network. */
const timeoutSeconds = 10;

/** Name of a download until it is complete. An error message must not replace a good file. */
const temporaryName = (fileName: string): string => `${fileName}.part`;

const isFile = ({ fieldType }: RequestField): boolean => fieldType === 'file';

/** Lists the fields with a value in the contract's example, in field order. Objects become JSON text. */
export function listArguments({ fields, requestExample }: OperationFact): Argument[] {
  return fields.flatMap((field) => {
    const value = requestExample[field.name];
    if (value === undefined || field.name.includes('.')) return [];
    return [{ field, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

/** Quotes with double quotes, or with single quotes if the text contains special characters of the shell. */
function quoteForShell(text: string): string {
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}

/** Returns the last credential in the request. An account name precedes its password. */
const findSecret = (sent: readonly Argument[]): Argument | undefined =>
  sent.filter(({ field }) => field.env !== undefined).at(-1);

/**
 * Renders the option of an argument. curl reads the secret from its input, because other users can see command lines in
 * `ps`.
 */
function renderCurlOption({ field, value }: Argument, isMultipart: boolean, isSecret: boolean): string {
  const option = isMultipart ? '--form-string' : '--data-urlencode';
  if (isSecret) return isMultipart ? `--form "${field.name}=<-"` : `--data-urlencode "${field.name}@-"`;
  if (isFile(field)) return `--form "${field.name}=@${value}"`;
  return field.env === undefined
    ? `${option} ${quoteForShell(`${field.name}=${value}`)}`
    : `${option} "${field.name}=$${field.env}"`;
}

/** Returns the path with its placeholders filled in. */
function fillPath({ path }: OperationFact, args: readonly Argument[]): string {
  return args
    .filter(({ field }) => field.location === 'path')
    .reduce((filled, { field, value }) => filled.replace(`{${field.name}}`, encodeURIComponent(value)), path);
}

/** Renders a curl command with one option per line. */
export function renderCurl(operation: OperationFact): string {
  const args = listArguments(operation);
  const sent = args.filter(({ field }) => field.location === 'query' || field.location === 'form');
  const isMultipart = operation.contentType === 'multipart/form-data';
  const method = operation.method === 'GET' ? '-G' : `-X ${operation.method}`;
  const secret = findSecret(sent);
  const input = secret?.field.env === undefined ? '' : `printf %s "$${secret.field.env}" | `;
  const lines = [
    `${input}curl -sS --max-time ${timeoutSeconds} ${method} "${operation.server}${fillPath(operation, args)}"`,
    ...args
      .filter(({ field }) => field.location === 'header')
      .map(({ field, value }) => `-H "${field.name}: ${field.env === undefined ? value : `$${field.env}`}"`),
    ...sent.map((arg) => renderCurlOption(arg, isMultipart, arg === secret)),
    ...(operation.downloadName === undefined
      ? []
      : [`--output "${temporaryName(operation.downloadName)}" --write-out '%{http_code} %{content_type}\\n'`]),
  ];
  return lines.join(' \\\n  ');
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function renderValue({ field, value }: Argument): string {
  return field.env === undefined ? quote(value) : `process.env.${field.env} ?? ''`;
}

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

function renderObject(args: readonly Argument[], indent: string): string {
  const lines = args.map((arg) => `${indent}  ${propertyName(arg.field.name)}: ${renderValue(arg)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function renderHeaders(args: readonly Argument[]): string[] {
  const headers = args.filter(({ field }) => field.location === 'header');
  return headers.length === 0 ? [] : [`  headers: ${renderObject(headers, '  ')},`];
}

/** Renders the statements before the request, and its `body` line. */
function renderBody(operation: OperationFact, args: readonly Argument[]): { before: string[]; option: string[] } {
  const form = args.filter(({ field }) => field.location === 'form');
  if (form.length === 0) return { before: [], option: [] };
  if (operation.contentType !== 'multipart/form-data') {
    return { before: [], option: [`  body: new URLSearchParams(${renderObject(form, '  ')}),`] };
  }
  const entries = form.map((arg) =>
    isFile(arg.field)
      ? `body.set('${arg.field.name}', new Blob([await readFile(${quote(arg.value)})]), ${quote(arg.value)});`
      : `body.set('${arg.field.name}', ${renderValue(arg)});`,
  );
  return { before: ['const body = new FormData();', ...entries, ''], option: ['  body,'] };
}

function renderReading(operation: OperationFact): string[] {
  const failed = `  console.error(\`${operation.summary}失败：\${code} \${message}\`);\n  process.exitCode = 1;`;
  if (operation.downloadName === undefined) {
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
    `  await writeFile(${quote(temporaryName(operation.downloadName))}, Buffer.from(await response.arrayBuffer()));`,
    `  await rename(${quote(temporaryName(operation.downloadName))}, ${quote(operation.downloadName)});`,
    `  console.log(${quote(`已保存 ${operation.downloadName}`)});`,
    '}',
  ];
}

/** Renders a JavaScript program that prints the result of the operation. */
export function renderJavaScript(operation: OperationFact): string {
  const args = listArguments(operation);
  const query = args.filter(({ field }) => field.location === 'query');
  const { before, option } = renderBody(operation, args);
  const files = [
    ...(args.some(({ field }) => isFile(field)) ? ['readFile'] : []),
    ...(operation.downloadName === undefined ? [] : ['rename', 'writeFile']),
  ];
  const path = fillPath(operation, args);
  return [
    ...(files.length === 0 ? [] : [`import { ${files.join(', ')} } from 'node:fs/promises';`, '']),
    `const base = process.env.${serverVariable(operation)} ?? '${operation.server}';`,
    ...(query.length === 0 ? [] : [`const query = new URLSearchParams(${renderObject(query, '')});`]),
    '',
    ...before,
    `const response = await fetch(\`\${base}${path}${query.length === 0 ? '' : '?${query}'}\`, {`,
    ...(operation.method === 'GET' ? [] : [`  method: '${operation.method}',`]),
    ...renderHeaders(args),
    ...option,
    `  signal: AbortSignal.timeout(${timeoutSeconds * 1000}), // ms`,
    '});',
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
    '',
    ...renderReading(operation),
  ].join('\n');
}

/** Returns the environment variable that overrides the example server: `JANUS_URL`. */
export function serverVariable({ area }: OperationFact): string {
  return `${area.replaceAll('-', '_').toUpperCase()}_URL`;
}
