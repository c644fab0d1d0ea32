import type { CorpusPage } from '../../protocol/corpus';
import { rewriteWeights } from '../weights';
import { removeQuestionWords } from '../stopWords';
import type { Rewrite } from './pinyinRewrites';

/** Rewrites folded queries that name one product as queries to its pages. Omits others. */
export type ProductRewriter = (rewrites: readonly Rewrite[]) => Rewrite[];

/** A product, and the query without its name. */
type ProductQuery = { product: string; query: string };

type NamePattern = { product: string; pattern: RegExp };

/** Part of a product's own name (边缘计算 of 边缘计算系统软件). Two characters are too ambiguous. */
const partOfName = /^(?=.*[\u4e00-\u9fff])[a-z0-9\u4e00-\u9fff]{3,}$/;

/** Such a part as a prefix of a word: 开放平台常见问题. */
const nameInFront = /^([\u4e00-\u9fff]{4})(?=[\u4e00-\u9fff])/;

/** Returns the folders that all pages of a product share, the outermost first. */
function findShared(pages: readonly CorpusPage[]): Map<string, string[]> {
  const shared = new Map<string, string[]>();
  for (const { url, product } of pages) {
    const folders = url.split('/').slice(1, -1);
    shared.set(product, shared.get(product)?.filter((folder) => folders.includes(folder)) ?? folders);
  }
  return shared;
}

/**
 * Returns the pattern of a name, with any joiner or none between its words. In triton.ini or /var/lib/janus it does not
 * match.
 */
function patternOf(folder: string): RegExp {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new RegExp(`(^|[^a-z0-9./_-])${words.join('[-_ ]?')}(?![./_-]?[a-z0-9])`);
}

/** Returns the names of products in addresses: the outermost folder that no other product shares. */
function findPatterns(pages: readonly CorpusPage[], shared: ReadonlyMap<string, string[]>): NamePattern[] {
  const isOthers = (folder: string, own: string): boolean =>
    pages.some(({ url, product }) => product !== own && url.includes(`/${folder}/`));
  return Array.from(shared).flatMap(([product, folders]) => {
    const folder = folders.find((candidate) => /[a-z0-9]/i.test(candidate) && !isOthers(candidate, product));
    return folder === undefined ? [] : [{ product, pattern: patternOf(folder) }];
  });
}

const foldName = (name: string): string => name.toLowerCase().replace(/\s/g, '');

/** Finds words that are part of the name of exactly one product. */
function findByWords(text: string, products: readonly string[]): ProductQuery[] {
  const words = text.replace(nameInFront, '$1 ').split(/\s+/);
  return words.flatMap((word, place) => {
    const [product, ...others] = partOfName.test(word) ? products.filter((name) => foldName(name).includes(word)) : [];
    if (product === undefined || others.length > 0) return [];
    return [{ product, query: words.filter((_, other) => other !== place).join(' ') }];
  });
}

/**
 * Creates the rewriter of product names, which are the folders of their pages, and parts of their own names. "janus 备份"
 * asks what the pages of Janus say about it, and they rarely contain their own name there.
 */
export function createProductRewriter(pages: readonly CorpusPage[]): ProductRewriter {
  const shared = findShared(pages);
  const products = Array.from(shared.keys());
  const patterns = findPatterns(pages, shared);
  if (products.length === 1) return () => []; // a single product needs no filter
  return (rewrites) =>
    rewrites.flatMap(({ text, weight }) => {
      const byFolder = patterns
        .filter(({ pattern }) => pattern.test(text))
        .map(({ product, pattern }): ProductQuery => ({ product, query: text.replace(pattern, '$1 ').trim() }));
      const [found, ...others] = byFolder.length > 0 ? byFolder : findByWords(text, products);
      if (!found || others.length > 0 || removeQuestionWords(found.query) === '') return [];
      return [{ text: found.query, weight: weight * rewriteWeights.productFilter, product: found.product }];
    });
}
