import type { OperationFact } from '../../model/contract';
import {
  type Argument,
  isFile,
  isMultipart,
  serverSlot,
  splitArguments,
  temporaryName,
  timeoutSeconds,
} from './arguments';
import { renderSlot } from './slots';

/** Returns the last credential in the request. An account name precedes its password. */
const findSecret = (sent: readonly Argument[]): Argument | undefined =>
  sent.filter(({ field }) => field.env !== undefined).at(-1);

/**
 * Renders the option of an argument. curl reads the secret from its input, because other users can see command lines in
 * `ps`.
 */
function renderOption({ field, value }: Argument, multipart: boolean, isSecret: boolean): string {
  const option = multipart ? '--form-string' : '--data-urlencode';
  if (isSecret) return multipart ? `--form "${field.name}=<-"` : `--data-urlencode "${field.name}@-"`;
  if (isFile(field)) return `--form "${field.name}=@${value}"`;
  return field.env === undefined
    ? `${option} ${renderSlot('shell', field.name, value, { prefix: `${field.name}=` })}`
    : `${option} "${field.name}=$${field.env}"`;
}

/** Renders a curl command with one option per line. */
export function renderCurl(operation: OperationFact): string {
  const { path, query, form } = splitArguments(operation);
  const sent = [...query, ...form];
  const method = operation.method === 'GET' ? '-G' : `-X ${operation.method}`;
  const secret = findSecret(sent);
  const input = secret?.field.env === undefined ? '' : `printf %s "$${secret.field.env}" | `;
  const address = renderSlot('shell', serverSlot, operation.server, { suffix: path });
  const lines = [
    `${input}curl -sS --max-time ${timeoutSeconds} ${method} ${address}`,
    ...sent.map((arg) => renderOption(arg, isMultipart(operation), arg === secret)),
    ...(operation.downloadName === undefined
      ? []
      : [`--output "${temporaryName(operation.downloadName)}" --write-out '%{http_code} %{content_type}\\n'`]),
  ];
  return lines.join(' \\\n  ');
}
