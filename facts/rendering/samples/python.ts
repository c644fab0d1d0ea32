/** Programs for Python 3.8 without libraries. */
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

const quote = quotes.python;

function renderDictionary(name: string, args: readonly Argument[]): string[] {
  if (args.length === 0) return [];
  const entries = args.map(({ field, value }) =>
    field.env === undefined
      ? `    ${quote(field.name)}: ${renderSlot('python', field.name, value)},`
      : `    ${quote(field.name)}: os.environ.get(${quote(field.env)}, ""),`,
  );
  return [`${name} = {`, ...entries, '}'];
}

/** Renders the statements that build `body` of a form with a file, which the standard library does not encode. */
function renderMultipart(files: readonly Argument[]): string[] {
  const part = '--{boundary}\\r\\nContent-Disposition: form-data; name=';
  return [
    'boundary = uuid.uuid4().hex',
    'body = b""',
    'for name, value in form.items():',
    `    body += f'${part}"{name}"\\r\\n\\r\\n{value}\\r\\n'.encode()`,
    ...files.flatMap(({ field, value }) => [
      `with open(${quote(value)}, "rb") as file:`,
      `    body += f'${part}"${field.name}"; filename="${value}"\\r\\n\\r\\n'.encode()`,
      '    body += file.read() + b"\\r\\n"',
    ]),
    'body += f"--{boundary}--\\r\\n".encode()',
    '',
  ];
}

function renderReading({ summary, downloadName }: OperationFact): string[] {
  const failed = `sys.exit(f"${summary}失败：{reply['code']} {reply['message']}")`;
  if (downloadName === undefined) {
    return [
      '    reply = json.load(response)',
      'if reply["code"] != 200:',
      `    ${failed}`,
      'print(json.dumps(reply["data"], ensure_ascii=False, indent=2))',
    ];
  }
  return [
    '    content_type = response.headers.get_content_type()',
    '    content = response.read()',
    'if content_type == "application/json":',
    '    reply = json.loads(content)',
    `    ${failed}`,
    `with open(${quote(temporaryName(downloadName))}, "wb") as file:`,
    '    file.write(content)',
    `os.replace(${quote(temporaryName(downloadName))}, ${quote(downloadName)})`,
    `print(${quote(`已保存 ${downloadName}`)})`,
  ];
}

/** Renders a Python program that prints the result of the operation. */
export function renderPython(operation: OperationFact): string {
  const { path, query, form } = splitArguments(operation);
  const multipart = isMultipart(operation);
  const files = form.filter(({ field }) => isFile(field));
  const modules = ['json', 'os', 'sys', 'urllib.parse', 'urllib.request', 'uuid'];
  const unused = multipart ? 'urllib.parse' : 'uuid';
  const body = multipart ? 'body' : 'urllib.parse.urlencode(form).encode()';
  return [
    ...modules.filter((name) => name !== unused).map((name) => `import ${name}`),
    '',
    `base = os.environ.get(${quote(serverVariable(operation))}, ${renderSlot('python', serverSlot, operation.server)})`,
    ...renderDictionary('query', query),
    ...renderDictionary(
      'form',
      form.filter(({ field }) => !isFile(field)),
    ),
    '',
    ...(multipart ? renderMultipart(files) : []),
    'request = urllib.request.Request(',
    `    f"{base}${path}${query.length === 0 ? '' : '?{urllib.parse.urlencode(query)}'}",`,
    ...(form.length === 0 ? [] : [`    data=${body},`]),
    ...(multipart ? ['    headers={"Content-Type": f"multipart/form-data; boundary={boundary}"},'] : []),
    `    method=${quote(operation.method)},`,
    ')',
    `with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:`,
    ...renderReading(operation),
  ].join('\n');
}
