/** Section of a page template in `contributing/templates.md`. */
import { type PageKind, pageKinds } from '../../../catalog/catalog';

export type TemplateSection = {
  type: 'section';
  /** Alternative headings. A page uses one of them. */
  headings: readonly string[];
  /** True for `第 N 步：`, which becomes several numbered sections. */
  isStep: boolean;
  isOptional: boolean;
  /** Required columns of the section's table, in order. */
  columns: readonly string[];
};

/** Position at which a page may add sections of its own. */
export type FreeSections = { type: 'free' };

export type PageTemplate = {
  kind: PageKind;
  name: string;
  /** Characters of prose, undefined without a limit. */
  hanChars: { min: number; max: number } | undefined;
  minFigures: number;
  minCodeBlocks: number;
  /** Source text of the template. */
  text: string;
  slots: readonly (TemplateSection | FreeSections)[];
};

export type Templates = ReadonlyMap<PageKind, PageTemplate>;

/** Notation of templates.md, section 模板怎样读. */
export const notation = {
  optional: '<!-- 可选 -->',
  free: '<!-- 自由章节 -->',
  columns: /^<!-- 列：(.+) -->$/,
  instruction: /^<!-- 写：.* -->$/,
  step: '第 N 步：',
} as const;

const templateFence = /^```md template=(\S+)\n([\s\S]*?)^```$/gm;
const kindRow = /^\| `([\w-]+)` *\| *([^|]+?) *\| *(不限|(\d+)～(\d+)) *\| *(\d+) *\| *(\d+) *\|$/gm;

function findKind(name: string): PageKind {
  const kind = pageKinds.find((candidate) => candidate === name);
  if (!kind) throw new Error(`contributing/templates.md: 没有类型“${name}”，用其中一个：${pageKinds.join('、')}`);
  return kind;
}

function parseSlots(text: string): (TemplateSection | FreeSections)[] {
  const slots: (TemplateSection | FreeSections)[] = [];
  let isOptional = false;
  for (const line of text.split('\n')) {
    const last = slots.at(-1);
    const columns = notation.columns.exec(line)?.[1];
    if (line === notation.optional) isOptional = true;
    else if (line === notation.free) slots.push({ type: 'free' });
    else if (columns !== undefined && last?.type === 'section') {
      slots.splice(-1, 1, { ...last, columns: columns.split('、') });
    } else if (line.startsWith('## ')) {
      const heading = line.slice(3);
      const isStep = heading.startsWith(notation.step);
      slots.push({ type: 'section', headings: heading.split('／'), isStep, isOptional, columns: [] });
      isOptional = false;
    }
  }
  return slots;
}

/**
 * Parses the text of `contributing/templates.md`. Throws when a kind is unknown, has a template but no row in the table
 * of kinds or the other way round, or has two templates.
 */
export function parseTemplates(markdown: string): Templates {
  const texts = new Map<PageKind, string>();
  for (const [, name = '', text = ''] of markdown.matchAll(templateFence)) {
    const kind = findKind(name);
    if (texts.has(kind)) throw new Error(`contributing/templates.md: 类型 ${kind} 有两个模板，只留一个`);
    texts.set(kind, text);
  }
  const templates = new Map<PageKind, PageTemplate>();
  for (const [, id = '', name = '', chars, min, max, figures, codeBlocks] of markdown.matchAll(kindRow)) {
    const kind = findKind(id);
    const text = texts.get(kind);
    if (text === undefined)
      throw new Error(`contributing/templates.md: 类型 ${kind} 没有模板，加一个写着 template=${kind} 的代码块`);
    templates.set(kind, {
      kind,
      name,
      hanChars: chars === '不限' ? undefined : { min: Number(min), max: Number(max) },
      minFigures: Number(figures),
      minCodeBlocks: Number(codeBlocks),
      text,
      slots: parseSlots(text),
    });
  }
  const withoutRow = [...texts.keys()].filter((kind) => !templates.has(kind));
  if (withoutRow.length > 0) throw new Error(`contributing/templates.md: “类型总表”缺少 ${withoutRow.join('、')}`);
  return templates;
}
