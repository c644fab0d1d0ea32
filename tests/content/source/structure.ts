/** Checks that a page has the sections of its template, in order, and that their tables have the template's columns. */
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type PageTemplate, type TemplateSection } from '../templates/parseTemplates';
import { loadTemplates } from '../templates/loadTemplates';
import type { Finding, Rule } from '../finding';
import { type PageSection, buildOutline, isComment } from './outline';
import { type SourcePage, lineOf, loadSourcePages } from './sourcePage';

type Placed = { section: PageSection; slot: TemplateSection; index: number };

const stepHeading = /^第 (\d+) 步：\S/;

function isSection(slot: PageTemplate['slots'][number]): slot is TemplateSection {
  return slot.type === 'section';
}

/** Returns the Markdown of the section's heading. */
function spelling({ headings, isStep }: TemplateSection): string {
  return isStep ? '## 第 1 步：……' : headings.map((heading) => `## ${heading}`).join(' 或 ');
}

function matches({ headings, isStep }: TemplateSection, heading: string): boolean {
  return isStep ? stepHeading.test(heading) : headings.includes(heading);
}

/** Returns the longest sequence of sections that is in template order. */
function findInOrder(placed: readonly Placed[]): ReadonlySet<Placed> {
  const runs: Placed[][] = [];
  for (const item of placed) {
    const before = runs.filter((run) => (run.at(-1)?.index ?? -1) <= item.index);
    const longest = before.reduce<Placed[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, item]);
  }
  return new Set(runs.reduce<Placed[]>((best, run) => (run.length > best.length ? run : best), []));
}

function findStepFaults(file: string, placed: readonly Placed[]): Finding[] {
  const steps = placed.filter(({ slot }) => slot.isStep).map(({ section }) => section);
  const [first] = steps;
  if (!first) return [];
  const faults = steps.flatMap(({ heading, line }, index): Finding[] => {
    const number = Number(stepHeading.exec(heading)?.[1]);
    const expected = `第 ${index + 1} 步`;
    return number === index + 1 ? [] : [{ file, line, message: `“${heading}”：写${expected}，步骤从 1 开始编号` }];
  });
  const single = { file, line: first.line, message: '至少写两步：## 第 1 步：…… 和 ## 第 2 步：……' };
  return steps.length > 1 ? faults : [single, ...faults];
}

function columnsOf(table: Table): string[] {
  return (table.children[0]?.children ?? []).map((cell) => toString(cell).trim());
}

/** Returns the columns of `wanted` that `actual` does not contain in this order. Other columns may come between them. */
function findMissingColumns(actual: readonly string[], wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((column) => {
    const at = actual.indexOf(column, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

function findTableFaults(page: SourcePage, { section, slot }: Placed): Finding[] {
  const { columns } = slot;
  if (columns.length === 0) return [];
  const { file } = page;
  const wanted = `| ${columns.join(' | ')} |`;
  const tables = section.content.filter((node) => node.type === 'table');
  if (tables.length === 0) {
    // The blocks of facts render this sentence for a function without parameters or a component without events.
    if (section.content.map((node) => toString(node)).join('') === `没有${section.heading}。`) return [];
    return [{ file, line: section.line, message: `“${section.heading}”需要一张表，列为 ${wanted}` }];
  }
  return tables.flatMap((table, index): Finding[] => {
    const actual = columnsOf(table);
    if (index > 0 && actual[0] !== columns[0]) return [];
    const missing = findMissingColumns(actual, columns);
    if (missing.length === 0) return [];
    const message = `“${section.heading}”的表缺少${missing.join('、')}；各列依次为 ${wanted}`;
    return [{ file, line: lineOf(page, table), message }];
  });
}

/** Reports sections that the template neither contains nor allows as free sections. */
function findUnexpectedSections(
  file: string,
  sections: readonly PageSection[],
  placed: readonly Placed[],
  template: PageTemplate,
) {
  const indexOf = new Map(placed.map(({ section, index }) => [section, index]));
  return sections.flatMap((section, at): Finding[] => {
    if (indexOf.has(section)) return [];
    const before = sections.slice(0, at).findLast((other) => indexOf.has(other));
    const after = sections.slice(at).find((other) => indexOf.has(other));
    const from = before ? (indexOf.get(before) ?? -1) : -1;
    const to = after ? (indexOf.get(after) ?? template.slots.length) : template.slots.length;
    if (template.slots.some(({ type }, index) => type === 'free' && index > from && index < to)) return [];
    const present = new Set(placed.map(({ slot }) => slot));
    const open = template.slots.filter(isSection).filter((slot) => !present.has(slot));
    const near = open.find(({ headings }) =>
      headings.some((heading) => section.heading.includes(heading) || heading.includes(section.heading)),
    );
    const advice = near ? `写 ${spelling(near)}` : `改成模板某一节下的三级标题，${template.kind} 页在这里不能自加章节`;
    return [{ file, line: section.line, message: `"## ${section.heading}": ${advice}` }];
  });
}

function examinePage(page: SourcePage, template: PageTemplate): Finding[] {
  const { file } = page;
  const [introduction, ...sections] = buildOutline(page);
  const placed = sections.flatMap((section): Placed[] => {
    const index = template.slots.findIndex((slot) => slot.type === 'section' && matches(slot, section.heading));
    const slot = template.slots[index];
    return slot?.type === 'section' ? [{ section, slot, index }] : [];
  });
  const inOrder = findInOrder(placed);
  const misplaced = placed.filter((item) => !inOrder.has(item));
  const present = new Set(placed.map(({ slot }) => slot));
  const seen = new Set<TemplateSection>();
  return [
    ...(introduction.content.some((node) => node.type === 'paragraph' && !isComment(node))
      ? []
      : [{ file, line: introduction.line, message: '以 1～3 句导语开头：解决什么、给谁、得到什么' }]),
    ...template.slots
      .filter(isSection)
      .filter((slot) => !slot.isOptional && !present.has(slot))
      .map((slot) => ({
        file,
        line: 1,
        message: `缺少“${spelling(slot)}”，每个 ${template.kind} 页都有这一节`,
      })),
    ...misplaced.map(({ section, index }): Finding => {
      const before = [...inOrder].findLast((other) => other.index < index)?.section.heading;
      const place = before === undefined ? '放在最前面' : `放在“## ${before}”之后`;
      return { file, line: section.line, message: `“## ${section.heading}”${place}` };
    }),
    ...placed.flatMap(({ section, slot }): Finding[] => {
      const isRepeated = seen.has(slot) && !slot.isStep;
      seen.add(slot);
      return isRepeated ? [{ file, line: section.line, message: `“## ${section.heading}”出现两次，合并` }] : [];
    }),
    ...findUnexpectedSections(file, sections, placed, template),
    ...findStepFaults(file, placed),
    ...placed.flatMap((item) => findTableFaults(page, item)),
  ];
}

export const structureRule: Rule = {
  name: 'structure',
  examine(root, isWanted = () => true) {
    const templates = loadTemplates(root);
    const pages = loadSourcePages(root).flatMap((page) => {
      if (!isWanted(page.file)) return [];
      const template = [...templates.values()].find(({ kind }) => kind === page.frontMatter?.kind);
      return template ? [{ page, template }] : [];
    });
    return {
      findings: pages.flatMap(({ page, template }) => examinePage(page, template)),
      examined: pages.length,
    };
  },
};
