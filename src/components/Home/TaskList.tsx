import Link from '@docusaurus/Link';
import type { HomeData } from '@site/catalog/home';
import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Renders links to the most frequent tasks. */
export default function TaskList({ tasks }: Pick<HomeData, 'tasks'>): ReactNode {
  return (
    <nav aria-labelledby="tasks" className={styles.tasks}>
      <h2 id="tasks" className={styles.heading}>
        按任务查找
      </h2>
      <ul className={styles.taskList}>
        {tasks.map(({ to, label, product }) => (
          <li key={to}>
            <Link to={to} className={styles.task}>
              <span>{label}</span>
              <span className={styles.tag}>{product}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
