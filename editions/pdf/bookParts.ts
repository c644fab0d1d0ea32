import type { Book } from '../../catalog/books';
import type { CatalogItem } from '../../catalog/catalog';
import { categoryRoute, docRoute } from '../../catalog/routes';

/** Page or category of a book. */
export type BookPart = {
  kind: 'page' | 'category';
  /** Address on the site. */
  route: string;
  /** Position in the book, such as `3.2`. */
  number: string;
  /** 1 for a chapter. */
  level: number;
  title: string;
  /** Introduction of a category. */
  description: string;
  /** Id of its heading in the book. */
  anchor: string;
};

function listBelow(items: readonly CatalogItem[], prefix: string, level: number): BookPart[] {
  return items.flatMap((item, index) => {
    const number = `${prefix}${index + 1}`;
    const anchor = `s${number.replaceAll('.', '-')}`;
    if (item.type === 'page') {
      const { id, title } = item;
      return [{ kind: 'page', route: docRoute(id), number, level, title, description: '', anchor }];
    }
    const { label, slug, description } = item;
    const route = categoryRoute(slug);
    return [
      { kind: 'category', route, number, level, title: label, description, anchor },
      ...listBelow(item.items, `${number}.`, level + 1),
    ];
  });
}

/** Lists the pages and categories of a book, numbered, in reading order. */
export function listBookParts({ items }: Pick<Book, 'items'>): BookPart[] {
  return listBelow(items, '', 1);
}
