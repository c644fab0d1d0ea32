import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';
import type { TermFact } from '../../facts/model/term';
import { termAnchor } from '../../facts/rendering/termAnchor';
import { findInitial } from './pinyinInitials';

/** Name of a term or its abbreviation, and the anchor of its row. */
type Entry = { name: string; anchor: string };

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

function findLetter(name: string): string {
  return (findInitial(name) ?? name.charAt(0)).toUpperCase();
}

function listEntries({ zh, abbr, key }: TermFact): Entry[] {
  const names = abbr === undefined || findLetter(abbr) === findLetter(zh) ? [zh] : [zh, abbr];
  return names.map((name) => ({ name, anchor: termAnchor(key) }));
}

/** Returns the terms by the first letter of their name, in pinyin for Chinese names, and of their abbreviation. */
export function groupTerms(terms: readonly TermFact[]): [letter: string, entries: Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of terms.flatMap(listEntries)) {
    const letter = findLetter(entry.name);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, entries]) => [letter, entries.sort((a, b) => collator.compare(a.name, b.name))]);
}

function element(tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Field that `src/client/termFilter.ts` makes work. */
function buildField(): Element {
  const label = '筛选术语';
  const properties = { type: 'search', ariaLabel: label, placeholder: label };
  return element(
    'div',
    { className: ['list-filter', 'term-filter', 'needs-script'], dataPart: 'filter' },
    element('input', properties),
    element('div', { ariaLive: 'polite' }),
  );
}

function buildIndex(terms: readonly TermFact[]): Element {
  const items = groupTerms(terms).map(([letter, entries]) => {
    const links = entries.flatMap(({ name, anchor }) => [text(' '), element('a', { href: `#${anchor}` }, text(name))]);
    return element('li', {}, element('strong', {}, text(letter)), ...links);
  });
  return element('nav', { className: ['term-index'], ariaLabel: '按首字母查找术语' }, element('ul', {}, ...items));
}

/** Rehype plugin that adds a filter and an index by initial letter above the first section of the glossary. */
export function glossaryIndex({ facts }: { facts: () => Facts }) {
  return (tree: Root, file: VFile): void => {
    const { kind } = (file.data.frontMatter ?? {}) as { kind?: unknown };
    if (kind !== 'glossary') return;
    const position = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'h2');
    tree.children.splice(Math.max(0, position), 0, buildField(), buildIndex(listFacts(facts(), 'term')));
  };
}
