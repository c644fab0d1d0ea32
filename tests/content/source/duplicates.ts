/** Reports pages that share half of their prose with another page, or its description. */
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Finding, Rule } from '../finding';
import { type SourcePage, lineOf, loadSourcePages, parseBody } from './sourcePage';

/** Minimum share of the shorter page's shingles in another page that is reported. */
const overlapThreshold = 0.5;
/** Length of a shingle. Shorter ones are common phrases, longer ones no longer match when a word changes. */
const shingleChars = 8;
/** Minimum number of shingles of a page that is compared. */
const minShingles = 100;

/** Returns the Han characters of the prose without generated blocks, which are similar on purpose. */
function findProse(page: SourcePage): string {
  const written = page.writtenText.split('\n');
  const parts: string[] = [];
  visit(parseBody(page), (node) => {
    if (node.type === 'code' || node.type === 'table' || node.type === 'heading') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    const isGenerated = /^\s*%%[a-z-]+ [^%]*%%\s*$/.test(written[lineOf(page, node) - 1] ?? '');
    if (!isGenerated) parts.push(toString(node).replace(/\P{Script=Han}/gu, ''));
    return SKIP;
  });
  return parts.join('');
}

function findShingles(text: string): Set<string> {
  const shingles = new Set<string>();
  for (let index = 0; index + shingleChars <= text.length; index += 1) {
    shingles.add(text.slice(index, index + shingleChars));
  }
  return shingles;
}

type Overlap = { first: SourcePage; second: SourcePage; share: number };

/** Finds pairs of pages whose overlap reaches the threshold, largest first. */
function findOverlaps(pages: readonly SourcePage[]): Overlap[] {
  const all = pages
    .map((page) => ({ page, shingles: findShingles(findProse(page)) }))
    .filter(({ shingles }) => shingles.size >= minShingles);
  const holders = new Map<string, number[]>();
  all.forEach(({ shingles }, index) => {
    for (const shingle of shingles) {
      const list = holders.get(shingle);
      if (list) list.push(index);
      else holders.set(shingle, [index]);
    }
  });
  const shared = new Map<number, number>();
  for (const list of holders.values()) {
    list.forEach((left, at) => {
      for (const right of list.slice(at + 1)) {
        const pair = left * all.length + right;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    });
  }
  return [...shared]
    .flatMap(([pair, count]): Overlap[] => {
      const first = all[Math.floor(pair / all.length)];
      const second = all[pair % all.length];
      if (!first || !second) return [];
      const share = count / Math.min(first.shingles.size, second.shingles.size);
      return share >= overlapThreshold ? [{ first: first.page, second: second.page, share }] : [];
    })
    .sort((a, b) => b.share - a.share);
}

function findRepeatedDescriptions(pages: readonly SourcePage[]): Finding[] {
  const firstWith = new Map<string, SourcePage>();
  return pages.flatMap((page): Finding[] => {
    const description = page.frontMatter?.description;
    if (typeof description !== 'string') return [];
    const other = firstWith.get(description);
    if (!other) {
      firstWith.set(description, page);
      return [];
    }
    return [{ file: page.file, line: 1, message: `description: 与 ${other.file} 相同，写这一页能得到什么` }];
  });
}

export const duplicatesRule: Rule = {
  name: 'duplicates',
  examine(root) {
    const pages = loadSourcePages(root);
    const overlaps = findOverlaps(pages).map(({ first, second, share }): Finding => {
      const percent = Math.round(share * 100);
      const message = `${percent}% 的正文与 ${first.file} 相同：只留在一页，另一页链接过去`;
      return { file: second.file, line: 1, message };
    });
    return { findings: [...overlaps, ...findRepeatedDescriptions(pages)], examined: pages.length };
  },
};
