/** Checks the front matter of every page: required fields by kind, and their values. */
import * as z from 'zod';
import { type PageKind, pageKinds } from '../../../catalog/catalog';
import { describeIssues } from '../../../catalog/describeIssues';
import type { Finding, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';

const kindsWithTime: ReadonlySet<PageKind> = new Set(['quickstart', 'task', 'tutorial', 'download', 'video']);
const kindsWithApi: ReadonlySet<PageKind> = new Set(['rest', 'realtime']);

/** Builds a schema for a text of `min` to `max` code points. */
function text(min: number, max: number) {
  return z.string(`写 ${min}～${max} 个字符`).refine((value) => [...value].length >= min && [...value].length <= max, {
    error: ({ input }) => `写 ${min}～${max} 个字符，现在是 ${[...String(input)].length} 个`,
  });
}

// YAML reads an unquoted date as text in the YAML 1.2 core schema.
const date = z.string('写日期 YYYY-MM-DD').regex(/^\d{4}-\d{2}-\d{2}$/, '写日期 YYYY-MM-DD');

const frontMatter = z
  .strictObject({
    title: text(2, 24),
    description: text(40, 110).refine((value) => value.endsWith('。'), '以句号结尾'),
    kind: z.enum(pageKinds, { error: `用其中一个：${pageKinds.join('、')}` }),
    keywords: z
      .array(z.string('每一项写成文字'), '写 3～10 个词的列表')
      .min(3, '写 3～10 个词的列表')
      .max(10, '写 3～10 个词的列表'),
    last_reviewed: date,
    applies_to: z.array(z.string()).optional(),
    audience: z.array(z.enum(['operator', 'integrator', 'developer'])).optional(),
    time: z.int('写分钟数').positive().optional(),
    safety: z.enum(['none', 'electrical', 'motion']).optional(),
    api: z.string().optional(),
    unlisted: z.boolean().optional(),
    draft: z.boolean().optional(),
    slug: z.string().optional(),
  })
  .superRefine(({ kind, time, api }, context) => {
    if (kindsWithTime.has(kind) && time === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['time'],
        message: `类型为 ${kind} 的页面要写需要多少分钟`,
      });
    }
    if (kindsWithApi.has(kind) && api === undefined) {
      context.addIssue({ code: 'custom', path: ['api'], message: `类型为 ${kind} 的页面要写接口的 operationId` });
    }
  });

const danger = /^\s*:::danger\b/m;
const warning = /^\s*:::(?:danger|warning)\b/m;

function examinePage(page: SourcePage): Finding[] {
  const { file, body } = page;
  if (!page.frontMatter) return [{ file, line: 1, message: '文件开头缺少前言：两行 --- 之间的字段' }];
  const { data, error } = frontMatter.safeParse(page.frontMatter);
  if (error) {
    return describeIssues(error).map(({ keys, message }) => ({
      file,
      line: 1,
      message: keys.length === 0 ? message : `${keys.join('.')}: ${message}`,
    }));
  }
  const { safety = 'none' } = data;
  if (safety !== 'none' && !warning.test(body)) {
    const message = `safety: ${safety}：在它所约束的步骤之前放一个 :::danger[危险] 或 :::warning[警告] 块`;
    return [{ file, line: 1, message }];
  }
  if (safety === 'none' && danger.test(body)) {
    return [{ file, line: 1, message: 'safety: 页面有 :::danger 块，写 motion 或 electrical' }];
  }
  return [];
}

export const frontMatterRule: Rule = {
  name: 'frontMatter',
  examine(root, isWanted = () => true) {
    const pages = loadSourcePages(root).filter(({ file }) => isWanted(file));
    return { findings: pages.flatMap(examinePage), examined: pages.length };
  },
};
