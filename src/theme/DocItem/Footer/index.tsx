import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import PageActions from '@site/src/components/PageTools/PageActions';
import PageDates from '@site/src/components/PageTools/PageDates';
import ProblemReport from '@site/src/components/PageTools/ProblemReport';
import { readPageFacts } from '@site/src/components/PageTools/pageFacts';
import styles from '@site/src/components/PageTools/styles.module.css';
import type { ReactNode } from 'react';

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { reviewedOn, usesAssumptions } = readPageFacts(frontMatter);
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} ${styles.footer}`}>
      {usesAssumptions && (
        <p>
          <Translate id="page.assumptions">本页部分数值为示例，以安装的软件版本和设备手册为准。</Translate>
        </p>
      )}
      <PageDates updatedAtMs={metadata.lastUpdatedAt ?? undefined} reviewedOn={reviewedOn} />
      <PageActions key={metadata.permalink} permalink={metadata.permalink} />
      <ProblemReport key={metadata.id} page={{ title: metadata.title, reviewedOn, toc }} />
    </footer>
  );
}
