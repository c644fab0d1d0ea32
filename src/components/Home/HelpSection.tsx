import Link from '@docusaurus/Link';
import { allPagesAddress } from '@site/catalog/fixedRoutes';
import type { HomeData } from '@site/catalog/home';
import type { ReactNode } from 'react';
import styles from './home.module.css';

export default function HelpSection({ links }: { links: HomeData['help'] }): ReactNode {
  return (
    <section aria-labelledby="help">
      <h2 id="help" className={styles.heading}>
        获取帮助
      </h2>
      <ul className={styles.help}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={allPagesAddress}>全部页面</Link>
          <span>按产品和分类列出每一页，浏览器禁用 JavaScript 时也能打开</span>
        </li>
        <li>
          <span>
            按 <kbd>/</kbd> 或 <kbd>Ctrl</kbd> <kbd>K</kbd> 随时搜索；图片可以点开放大。
          </span>
        </li>
      </ul>
    </section>
  );
}
