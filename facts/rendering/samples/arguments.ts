/** Values in the examples of an operation, common to all languages. */
import type { OperationFact, RequestField } from '../../model/contract';

export type Argument = { field: RequestField; value: string };

/** Timeout of examples, sufficient for a slow plant network. */
export const timeoutSeconds = 10;

/** Slot of the server's address. */
export const serverSlot = 'base';

export const isFile = ({ fieldType }: RequestField): boolean => fieldType === 'file';

/** Lists the fields with a value in the contract's example, in field order. Objects become JSON text. */
export function listArguments({ fields, requestExample }: OperationFact): Argument[] {
  return fields.flatMap((field) => {
    const value = requestExample[field.name];
    if (value === undefined || field.name.includes('.')) return [];
    return [{ field, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

/** Request of an example: the path with its values, and the arguments by location. */
type Request = { path: string; query: Argument[]; form: Argument[] };

/** Splits the arguments by location. Throws for a header. */
export function splitArguments(operation: OperationFact): Request {
  const args = listArguments(operation);
  const at = (location: string): Argument[] => args.filter(({ field }) => field.location === location);
  if (at('header').length > 0) throw new Error(`${operation.key}: examples have no headers yet`);
  return {
    path: at('path').reduce(
      (path, { field, value }) => path.replace(`{${field.name}}`, encodeURIComponent(value)),
      operation.path,
    ),
    query: at('query'),
    form: at('form'),
  };
}

export const isMultipart = ({ contentType }: OperationFact): boolean => contentType === 'multipart/form-data';

/** Returns the environment variable that overrides the example server: `JANUS_URL`. */
export function serverVariable({ area }: OperationFact): string {
  return `${area.replaceAll('-', '_').toUpperCase()}_URL`;
}

/** Name of a download until it is complete. An error message must not replace a good file. */
export const temporaryName = (fileName: string): string => `${fileName}.part`;
