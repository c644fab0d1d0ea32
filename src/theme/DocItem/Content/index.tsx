import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageSummary from '@site/src/components/PageTools/PageSummary';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import type { ReactNode } from 'react';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        <PageSummary frontMatter={frontMatter} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
