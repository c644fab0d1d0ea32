/** Checks that hosts, ports, paths, files and limits in facts/ are written as keys. A change then reaches every page. */
import escapeRegExp from 'escape-string-regexp';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import type { ValueFact } from '../../../facts/model/value';
import type { Finding, Rule } from '../finding';
import { sharesSubject } from './subjects';
import { type SourcePage, loadSourcePages } from './sourcePage';

type Literal = {
  text: string;
  pattern: RegExp;
  /** Facts whose keys to write instead. */
  facts: readonly ValueFact[];
  /** Whether the line means this value: the same number also occurs in other contexts. */
  isMeant: (line: string) => boolean;
};

const reference = /%%[^%\n]*%%/g;
/** Handwritten port, in a sentence or in the table cell after 端口. */
const writtenPort = /端口(?:号)?(?:为|是|：|填|设为)?\s*(?:\|\s*)?`?(\d{2,5})(?![\d.])/g;
const exampleHost = /(?<![\w.-])(?:[\w-]+\.)*example\.(?:com|org|net)(?![\w-])/g;

function buildPattern({ value, unit, kind }: ValueFact): RegExp {
  const text = escapeRegExp(String(value));
  if (kind === 'limit') return new RegExp(`(?<![\\d.,\\w])${text} ?${escapeRegExp(unit ?? '')}(?![\\w])`, 'g');
  if (typeof value === 'number') return new RegExp(`(?<![\\d.\\w-])${text}(?![\\d\\w-]|\\.\\d)`, 'g');
  const before = kind === 'host' ? '[\\w.-]' : '[\\w./-]'; // /dev/tcp/<host>/<port> names a host
  return new RegExp(`(?<!${before})${text}(?![\\w-]|\\.\\w|${kind === 'path' ? '/|\\{' : '(?!)'})`, 'g');
}

/** Whether the number is a port. A short number may be anything, unless the line mentions ports. */
function isPortMeant(port: string, line: string): boolean {
  return port.length >= 4 || /端口|\bport\b/i.test(line) || line.includes(`:${port}`) || line.includes(`-p ${port}`);
}

function buildLiterals(facts: Facts): Literal[] {
  const byText = new Map<string, ValueFact[]>();
  for (const fact of listFacts(facts, 'value').filter(({ guard }) => guard)) {
    const text = fact.kind === 'limit' ? `${String(fact.value)} ${fact.unit ?? ''} ${fact.label}` : String(fact.value);
    byText.set(text, [...(byText.get(text) ?? []), fact]);
  }
  return [...byText.values()].flatMap((group): Literal[] => {
    const [first] = group;
    if (!first || typeof first.value === 'boolean') return [];
    const text = String(first.value);
    const isMeant = (line: string): boolean => {
      if (first.kind === 'limit') return sharesSubject(first.label, line);
      return typeof first.value === 'number' ? isPortMeant(text, line) : true;
    };
    return [{ text, pattern: buildPattern(first), facts: group, isMeant }];
  });
}

/** Lists keys to suggest on a page, those of its own product if there are any. */
function adviseKeys(page: SourcePage, facts: readonly ValueFact[]): string {
  const area = page.id.split('/')[0];
  const own = facts.filter((fact) => fact.area === area);
  return (own.length > 0 ? own : facts)
    .slice(0, 3)
    .map(({ key }) => `%%${key}%%`)
    .join('、');
}

function examinePage(page: SourcePage, literals: readonly Literal[], ports: ReadonlySet<string>): Finding[] {
  const { file } = page;
  const lines = page.writtenText.replace(reference, (found) => found.replace(/[^\n]/g, '\uE000')).split('\n');
  const keywords = lines.findIndex((line) => line.startsWith('keywords:')); // search terms, may be old values
  return lines.flatMap((line, index): Finding[] => {
    if (index === keywords) return [];
    const known = literals
      .filter(({ text, pattern, isMeant }) => line.includes(text) && new RegExp(pattern).test(line) && isMeant(line))
      .filter(({ text }, _index, all) => !all.some((other) => other.text !== text && other.text.includes(text)));
    const hosts = [...line.matchAll(exampleHost)].map(([host]) => host);
    const unknownHosts = hosts.filter((host) => !known.some(({ text }) => text.includes(host)));
    return [
      ...known.map(({ text, facts }) => ({
        file,
        line: index + 1,
        message: `“${text}”是事实，写键：${adviseKeys(page, facts)}`,
      })),
      ...[...line.matchAll(writtenPort)]
        .filter(([, port = '']) => !ports.has(port))
        .map(([, port = '']): Finding => ({
          file,
          line: index + 1,
          severity: 'warning',
          message: `端口 ${port} 不在事实库中：用 npm run facts -- 端口 查到的一个，或先加到 facts/`,
        })),
      ...unknownHosts.map((host) => ({
        file,
        line: index + 1,
        message: `主机 ${host} 不在事实库中：用 npm run facts -- host 查到的一个，或先加到 facts/`,
      })),
    ];
  });
}

export const literalsRule: Rule = {
  name: 'literals',
  examine(root, isWanted = () => true) {
    const facts = loadFacts(root);
    const literals = buildLiterals(facts);
    const ports = new Set(
      listFacts(facts, 'value')
        .filter(({ kind }) => kind === 'port')
        .map(({ value }) => String(value)),
    );
    const pages = loadSourcePages(root).filter(({ file }) => isWanted(file));
    return { findings: pages.flatMap((page) => examinePage(page, literals, ports)), examined: pages.length };
  },
};
