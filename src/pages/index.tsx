import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/catalog/default/home.json';
import HelpSection from '@site/src/components/Home/HelpSection';
import LearningPaths from '@site/src/components/Home/LearningPaths';
import ProductMap from '@site/src/components/Home/ProductMap';
import RecentUpdates from '@site/src/components/Home/RecentUpdates';
import TaskList from '@site/src/components/Home/TaskList';
import SearchForm from '@site/src/components/SearchForm';
import styles from '@site/src/components/Home/home.module.css';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="工业云平台 Neptune、边缘计算系统 Janus、低代码流程图控制与 HMI 组态软件的指南、接口参考和参数表，按产品、任务和读者查找。">
      <main className={styles.page}>
        <header className={styles.intro}>
          <div className={styles.start}>
            <h1 className={styles.title}>{siteConfig.title}</h1>
            <p className={styles.lead}>{siteConfig.tagline}。</p>
            <SearchForm />
            <TaskList tasks={home.tasks} />
          </div>
          <ProductMap products={home.products} />
        </header>
        <LearningPaths paths={home.paths} />
        <div className={styles.columns}>
          <RecentUpdates releases={home.releases} reviewed={home.reviewed} />
          <HelpSection links={home.help} />
        </div>
      </main>
    </Layout>
  );
}
