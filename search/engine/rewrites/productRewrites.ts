import type { CorpusPage } from '../../protocol/corpus';
import { rewriteWeights } from '../weights';
import { removeQuestionWords } from '../stopWords';
import type { Rewrite } from './pinyinRewrites';

/** Reads folded wordings of a query that name one product as questions to its pages; leaves out those that do not. */
export type ProductRewriter = (rewrites: readonly Rewrite[]) => Rewrite[];

/** What a wording asks of whom; `asked` is what is left without the product's name. */
type ProductQuery = { product: string; query: string };

type NamePattern = { product: string; pattern: RegExp };

/** A part of a product's own name (边缘计算 of 边缘计算系统软件): two characters are part of too much else. */
const partOfName = /^(?=.*[\u4e00-\u9fff])[a-z0-9\u4e00-\u9fff]{3,}$/;

/** What may be such a part in front of what is asked, in one word with it: 开放平台常见问题. */
const nameInFront = /^([\u4e00-\u9fff]{4})(?=[\u4e00-\u9fff])/;

/** Folders that all pages of a product lie in, the outermost first. */
function findShared(pages: readonly CorpusPage[]): Map<string, string[]> {
  const shared = new Map<string, string[]>();
  for (const { url, product } of pages) {
    const folders = url.split('/').slice(1, -1);
    shared.set(product, shared.get(product)?.filter((folder) => folders.includes(folder)) ?? folders);
  }
  return shared;
}

/**
 * A name as readers type it, with any joiner between its words or none. In triton.ini or /var/lib/janus it is a part.
 */
function patternOf(folder: string): RegExp {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new RegExp(`(^|[^a-z0-9./_-])${words.join('[-_ ]?')}(?![./_-]?[a-z0-9])`);
}

/** What products are called in addresses: the outermost folder of a product's pages that holds none of another. */
function findPatterns(pages: readonly CorpusPage[], shared: ReadonlyMap<string, string[]>): NamePattern[] {
  const isOthers = (folder: string, own: string): boolean =>
    pages.some(({ url, product }) => product !== own && url.includes(`/${folder}/`));
  return Array.from(shared).flatMap(([product, folders]) => {
    const folder = folders.find((candidate) => /[a-z0-9]/i.test(candidate) && !isOthers(candidate, product));
    return folder === undefined ? [] : [{ product, pattern: patternOf(folder) }];
  });
}

const foldName = (name: string): string => name.toLowerCase().replace(/\s/g, '');

/** Whom a wording asks by a word that is part of one product's own name and of no other's. */
function findByWords(text: string, products: readonly string[]): ProductQuery[] {
  const words = text.replace(nameInFront, '$1 ').split(/\s+/);
  return words.flatMap((word, place) => {
    const [product, ...others] = partOfName.test(word) ? products.filter((name) => foldName(name).includes(word)) : [];
    if (product === undefined || others.length > 0) return [];
    return [{ product, query: words.filter((_, other) => other !== place).join(' ') }];
  });
}

/**
 * Creates what knows products by the folder of their pages, and by their own names. Who types "janus 备份" asks for what
 * the pages of Janus say of it, and they rarely say their own name beside it.
 */
export function createProductRewriter(pages: readonly CorpusPage[]): ProductRewriter {
  const shared = findShared(pages);
  const products = Array.from(shared.keys());
  const patterns = findPatterns(pages, shared);
  if (products.length === 1) return () => []; // nothing to tell apart
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
