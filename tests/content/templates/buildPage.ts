/** Builds a new page from the template of its kind and the data of the catalogue, contracts and facts. */
import type { CatalogPage } from '../../../catalog/catalog';
import { listFacts } from '../../../facts/findFact';
import { areas } from '../../../facts/model/fact';
import type { Facts } from '../../../facts/model/facts';
import { type PageTemplate, notation } from './parseTemplates';

const optionalNote = '<!-- 写：本节可选，不需要时连标题一起删除。 -->';
const freeNote = '<!-- 写：这里可以加自己的章节；不加时删除这一行。 -->';
const blockLine = /^%%([a-z-]+) (.*?)%%$/;
const token = /【([^】]+)】/g;
const stepCount = 2;

/** Returns the known values for the tokens of the template's blocks. */
function findKeys({ id, title }: CatalogPage, facts: Facts): ReadonlyMap<string, string> {
  const area = areas.find((candidate) => candidate === id.split('/')[0]);
  const operations = [...listFacts(facts, 'operation'), ...listFacts(facts, 'channel')].filter(
    ({ page }) => page === id,
  );
  const channels = listFacts(facts, 'channel').filter(({ page }) => page === id);
  const screens = listFacts(facts, 'screen', area).filter(({ label }) => label === title);
  const findNamed = <T extends { name: string }>(list: readonly T[]): T | undefined =>
    list.find(({ name }) => title.split(' ').includes(name));
  const keys: readonly [string, string | undefined][] = [
    ['领域', area],
    ['操作', operations.length > 0 ? operations.map(({ operationId }) => operationId).join(' ') : undefined],
    ['消息', channels[0]?.messages[0]],
    ['函数', findNamed(listFacts(facts, 'function'))?.key],
    ['组件', findNamed(listFacts(facts, 'component'))?.key],
    ['发行', listFacts(facts, 'release').find(({ product, version }) => `${product} ${version}` === title)?.key],
    ['画面', screens.length === 1 ? screens[0]?.key : undefined],
  ];
  return new Map(keys.flatMap(([name, key]): [string, string][] => (key === undefined ? [] : [[name, key]])));
}

/** Fills in the keys of a block. Returns a note for the writer when a key is unknown: unknown keys stop the build. */
function fillBlock(line: string, keys: ReadonlyMap<string, string>): string {
  const [, name = '', words = ''] = blockLine.exec(line) ?? [];
  const filled = words.replace(token, (whole, what: string) => keys.get(what) ?? whole);
  if (!filled.includes('【')) return `%%${name} ${filled}%%`;
  return `<!-- 写：这里用块 ${name}，后面写${filled.replace(token, '$1')}的键；用 npm run facts 查键。 -->`;
}

function fillFrontMatter(text: string, page: CatalogPage, keys: ReadonlyMap<string, string>, today: string): string {
  const operation = keys.get('操作')?.split(' ')[0];
  return text
    .replace(/^title: .*$/m, `title: ${page.title}`)
    .replace(/^last_reviewed: .*$/m, `last_reviewed: ${today}`)
    .replace(/^api: .*$/m, (line) => (operation === undefined ? line : `api: ${operation}`));
}

/** Replaces the section `第 N 步：` by the first numbered steps. */
function repeatSteps(text: string): string {
  const [before = '', ...parts] = text.split(`## ${notation.step}`);
  const [step, ...rest] = parts;
  if (step === undefined) return text;
  const end = step.search(/^(?:## |<!-- 可选 -->)/m);
  const section = end < 0 ? step : step.slice(0, end);
  const steps = Array.from({ length: stepCount }, (_item, index) => `## 第 ${index + 1} 步：${section}`);
  return [before, ...steps, end < 0 ? '' : step.slice(end), ...rest].join('');
}

function fillBody(text: string, keys: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  let isOptional = false;
  for (const line of repeatSteps(text).split('\n')) {
    if (line === notation.optional) isOptional = true;
    else if (line === notation.free) lines.push(freeNote);
    else if (line.startsWith('## ')) {
      const [heading = '', ...others] = line.split('／');
      lines.push(heading);
      if (others.length > 0) lines.push('', `<!-- 写：标题也可以是“${others.join('”“')}”。 -->`);
      if (isOptional) lines.push('', optionalNote);
      isOptional = false;
    } else if (!notation.columns.test(line)) lines.push(blockLine.test(line) ? fillBlock(line, keys) : line);
  }
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/**
 * Returns the text of a new page file. `today` is an ISO date. The rule `placeholders` refuses the page until the writer
 * has replaced every 【】 and every comment `<!-- 写：… -->`.
 */
export function buildPage(page: CatalogPage, template: PageTemplate, facts: Facts, today: string): string {
  const keys = findKeys(page, facts);
  const end = template.text.indexOf('\n---\n', 4) + '\n---\n'.length;
  const frontMatter = fillFrontMatter(template.text.slice(0, end), page, keys, today);
  return `${frontMatter}${fillBody(template.text.slice(end), keys).trimEnd()}\n`;
}
