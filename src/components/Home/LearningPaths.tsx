import Link from '@docusaurus/Link';
import type { HomeData } from '@site/catalog/home';
import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Renders a reading order for each of three target groups. */
export default function LearningPaths({ paths }: Pick<HomeData, 'paths'>): ReactNode {
  return (
    <section aria-labelledby="paths" className={styles.section}>
      <h2 id="paths" className={styles.heading}>
        学习路径
      </h2>
      <div className={styles.paths}>
        {paths.map(({ reader, goal, steps }) => (
          <section key={reader} className={styles.path}>
            <h3 className={styles.reader}>{reader}</h3>
            <p className={styles.goal}>{goal}</p>
            <ol className={styles.steps}>
              {steps.map(({ to, label, product }) => (
                <li key={to}>
                  <Link to={to} className={styles.step}>
                    <span>{label}</span>
                    <span className={styles.tag}>{product}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
