import * as z from 'zod';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '“键: 值”',
  record: '“键: 值”',
};

const noVariant = '这种写法不对';

/** Returns what to write instead, undefined when the text of zod's Chinese locale is clear. */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? '缺少这一项，' : ''}写${typeNames[issue.expected] ?? ` ${issue.expected}`}`;
    case 'unrecognized_keys':
      return `没有键 ${issue.keys.join('、')}：改正拼写，或删去`;
    case 'invalid_value':
      return `用其中一个：${issue.values.map(String).join('、')}`;
    case 'invalid_union':
      return noVariant;
    case 'too_small':
      if (issue.origin === 'array') return `至少写 ${issue.minimum} 项`;
      return issue.origin === 'string' && issue.minimum === 1 ? '不能是空的' : undefined;
    case 'too_big':
      return issue.origin === 'array' ? `最多写 ${issue.maximum} 项` : undefined;
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return undefined;
  }
}

const chinese = z.locales.zhCN();

// Writers read the messages of all schemas: facts, catalogue, figures, front matter.
z.config({ localeError: (issue) => describe(issue) ?? chinese.localeError(issue) });

/** Returns the issue, or those of the variant of a union that fits best. */
function expand(issue: Issue): readonly Issue[] {
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => ({ ...inner, path: issue.path }));
  }
  if (issue.code !== 'invalid_union' || issue.message !== noVariant) return [issue];
  const [nearest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => expand({ ...inner, path: [...issue.path, ...inner.path] }));
}

type DescribedIssue = { keys: (string | number)[]; path: string; message: string };

/**
 * Returns one instruction in Chinese per issue, with the keys that lead to it. `path` joins them with slashes, because
 * keys may contain dots.
 */
export function describeIssues(error: z.ZodError): DescribedIssue[] {
  return error.issues.flatMap(expand).map(({ path, message }) => {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    return { keys, path: keys.join('/'), message };
  });
}
