import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

function describe(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') {
    return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; remove it or correct its spelling`;
  }
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join('; ');
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `write a ${issue.expected}; the value is missing or of another type`;
  }
  return issue.message;
}

/** Returns one instruction per issue with its path. Slashes join the path, because keys may contain dots. */
export function describeIssues(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('/'), message: describe(issue) }));
}
