import escapeRegExp from 'escape-string-regexp';
import type { Link, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { docRoute } from '../../catalog/routes';
import { listFacts } from '../../facts/findFact';
import type { Facts } from '../../facts/model/facts';
import type { TermFact } from '../../facts/model/term';
import { termAnchor } from '../../facts/rendering/termAnchor';

/** Maximum number of links per page. More links make a page harder to read. */
const maxMentions = 6;

/** Page kinds with term links. Users of the other kinds (references) know the terms. */
const readKinds: ReadonlySet<unknown> = new Set([
  'concept',
  'faq',
  'hardware',
  'intro',
  'params',
  'quickstart',
  'requirements',
  'task',
  'tutorial',
  'ui',
]);

/** Class of the links, which src/client/terms.ts selects. */
const className = 'term';

/** Returns whether a term is explained on pages: not a product, which has its own page, and not an everyday word. */
export function isExplained({ domain, isEveryday }: TermFact): boolean {
  return domain !== '产品' && !isEveryday;
}

const captionStart = /^[图表]\s*\d/;
const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** Finds terms in text. Prefers the longer of two terms that start at the same position. */
class Vocabulary {
  private readonly terms: ReadonlyMap<string, TermFact>;
  private readonly pattern: RegExp;

  constructor(facts: Facts) {
    const names = listFacts(facts, 'term').map((term): [string, TermFact] => [term.zh, term]);
    this.terms = new Map(names.filter(([name]) => name.length > 1));
    const longestFirst = [...this.terms.keys()].sort((a, b) => b.length - a.length);
    const escaped = longestFirst.map(escapeRegExp);
    this.pattern = new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'g');
  }

  /** Returns the terms in `text` with their positions, without matches across word boundaries (点动 in 一点动作). */
  find(text: string): { start: number; term: TermFact }[] {
    const found = [...text.matchAll(this.pattern)];
    if (found.length === 0) return [];
    const edges = new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);
    return found.flatMap(({ 0: name, index }) => {
      const term = this.terms.get(name);
      return term && edges.has(index) && edges.has(index + name.length) ? [{ start: index, term }] : [];
    });
  }
}

/** Yields the paragraphs in which terms are linked: in text and lists, not in notes, tables and captions. */
function* findParagraphs(nodes: readonly RootContent[]): Generator<Paragraph> {
  for (const node of nodes) {
    if (node.type === 'list') for (const item of node.children) yield* findParagraphs(item.children);
    if (node.type !== 'paragraph') continue;
    const [first] = node.children;
    if (first?.type !== 'text' || !captionStart.test(first.value)) yield node;
  }
}

function buildLink({ zh, key }: TermFact): Link {
  return {
    type: 'link',
    url: `${docRoute('glossary')}#${termAnchor(key)}`,
    data: { hProperties: { className: [className] } },
    children: [{ type: 'text', value: zh }],
  };
}

type Options = { facts: () => Facts };

/**
 * Remark plugin that links the first mention of a glossary term in running text to its row. The browser shows the
 * definition in place (src/client/terms.ts). Skips pages that explain the term, and links at most six terms per page.
 */
export function termMentions({ facts }: Options) {
  let known: { facts: Facts; vocabulary: Vocabulary } | undefined;
  return (tree: Root, file: VFile): void => {
    const { kind } = (file.data.frontMatter ?? {}) as { kind?: unknown };
    if (!readKinds.has(kind)) return;
    const current = facts();
    if (known?.facts !== current) known = { facts: current, vocabulary: new Vocabulary(current) };
    const { vocabulary } = known;
    const page = file.path.replaceAll('\\', '/');
    const seen = new Set<string>();
    let mentions = 0;

    function split(text: Text): PhrasingContent[] {
      const pieces: PhrasingContent[] = [];
      let end = 0;
      for (const { start, term } of vocabulary.find(text.value)) {
        if (seen.has(term.key)) continue;
        seen.add(term.key);
        if (mentions === maxMentions || !isExplained(term)) continue;
        if (term.pages.some((id) => page.endsWith(`/${id}.md`))) continue;
        mentions += 1;
        if (start > end) pieces.push({ type: 'text', value: text.value.slice(end, start) });
        pieces.push(buildLink(term));
        end = start + term.zh.length;
      }
      if (end === 0) return [text];
      return end < text.value.length ? [...pieces, { type: 'text', value: text.value.slice(end) }] : pieces;
    }

    for (const paragraph of findParagraphs(tree.children)) {
      paragraph.children = paragraph.children.flatMap((node) => (node.type === 'text' ? split(node) : [node]));
    }
  };
}
