import type { ReactNode } from 'react';
import books from '@generated/catalog/default/books.json';
import { bookPath } from '@site/catalog/bookPath';
import { describeSize } from '@site/src/components/Offline/describe';
import styles from './styles.module.css';

type Props = {
  /** Id of the page. */
  page: string;
};

/** Renders a link to the PDF of a product on its first page. Renders nothing when the build has no PDFs. */
export default function BookLink({ page }: Props): ReactNode {
  const book = books.find(({ landing }) => landing === page);
  if (!book) return null;
  return (
    <p className={`page-summary ${styles.summary}`}>
      <a href={bookPath(book.id)}>{`下载本产品的全部页面（PDF，${book.sheets} 页，${describeSize(book.bytes)}）`}</a>
    </p>
  );
}
