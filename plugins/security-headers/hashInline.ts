import { createHash } from 'node:crypto';

/** How the policy names inline code. */
export function hashInline(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
