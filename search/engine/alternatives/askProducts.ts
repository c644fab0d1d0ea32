import type { CorpusPage } from '../../protocol/corpus';
import type { Wording } from './pinyinReadings';

/** Reads folded wordings of a query that name one product as questions to its pages; leaves out those that do not. */
export type AskProducts = (wordings: readonly Wording[]) => Wording[];

type Name = { product: string; pattern: RegExp };

/** Folders that all pages of a product lie in, the outermost first. */
function findShared(pages: readonly CorpusPage[]): Map<string, string[]> {
  const shared = new Map<string, string[]>();
  for (const { url, product } of pages) {
    const folders = url.split('/').slice(1, -1);
    shared.set(product, shared.get(product)?.filter((folder) => folders.includes(folder)) ?? folders);
  }
  return shared;
}

/** A name as readers type it, with any joiner between its words or none. In triton.ini or /var/lib/janus it is a part. */
function patternOf(folder: string): RegExp {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new RegExp(`(^|[^a-z0-9./_-])${words.join('[-_ ]?')}(?![./_-]?[a-z0-9])`);
}

/** A product's name: the outermost folder of its pages that holds none of another. */
function findNames(pages: readonly CorpusPage[]): Name[] {
  const shared = findShared(pages);
  const isOthers = (folder: string, own: string): boolean =>
    pages.some(({ url, product }) => product !== own && url.includes(`/${folder}/`));
  return Array.from(shared).flatMap(([product, folders]) => {
    const folder = folders.find((candidate) => /[a-z0-9]/i.test(candidate) && !isOthers(candidate, product));
    return folder === undefined || shared.size === 1 ? [] : [{ product, pattern: patternOf(folder) }];
  });
}

/**
 * Creates what knows products by the folder of their pages. Who types "janus 备份" asks for what the pages of Janus say of
 * it, and they rarely say their own name beside it. `worth`: of such a wording, beside the one that it was made of.
 * `dropQuestionWording` is handed over because this code comes late (see `lateReadings`).
 */
export function createAskProducts(
  pages: readonly CorpusPage[],
  worth: number,
  dropQuestionWording: (text: string) => string,
): AskProducts {
  const names = findNames(pages);
  return (wordings) =>
    wordings.flatMap(({ text, weight }) => {
      const [name, ...others] = names.filter(({ pattern }) => pattern.test(text));
      if (!name || others.length > 0) return [];
      const asked = text.replace(name.pattern, '$1 ').trim();
      if (dropQuestionWording(asked) === '') return [];
      return [{ text: asked, weight: weight * worth, product: name.product }];
    });
}
