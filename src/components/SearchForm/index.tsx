import { type ReactNode, useId } from 'react';
import clsx from 'clsx';
import { searchRoute } from '@site/catalog/fixedRoutes';
import { maxQueryChars } from '@site/src/specification';
import styles from './styles.module.css';

/** Renders a form that opens the search page, with or without JavaScript. */
export default function SearchForm(): ReactNode {
  const inputId = useId();
  return (
    <form action={searchRoute} method="get" role="search" className={styles.form}>
      <label htmlFor={inputId} className={styles.label}>
        搜索全部文档
      </label>
      <div className={styles.row}>
        <input
          id={inputId}
          type="search"
          name="q"
          maxLength={maxQueryChars}
          autoComplete="off"
          placeholder="错误码、参数名、接口路径或一句话"
          className={styles.input}
        />
        <button type="submit" className={clsx('primary-button', styles.button)}>
          搜索
        </button>
      </div>
    </form>
  );
}
