import type { OperationFact } from '../../model/contract';
import { listArguments } from './arguments';

/** Argument that examples read from an environment variable. */
export type Credential = { env: string; note: string };

export function listCredentials(operation: OperationFact): Credential[] {
  return listArguments(operation).flatMap(({ field: { env, note } }) => (env === undefined ? [] : [{ env, note }]));
}

/** Title of the block that sets the environment variables. */
export const credentialsTitle = '设置认证信息';

/** Renders the command that reads credentials without showing them. */
export function renderCredentialCommand(credentials: readonly Credential[]): string {
  const names = credentials.map(({ env }) => env);
  // A single command: `read` would consume a second line pasted with the first one.
  return [...names.map((name) => `read -rs ${name}`), `export ${names.join(' ')}`].join(' && ');
}
