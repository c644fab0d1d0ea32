import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BookLink from '@site/src/components/PageTools/BookLink';
import PageSummary from '@site/src/components/PageTools/PageSummary';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import { Fragment, type ReactNode } from 'react';

/** Returns the parts between which a long title may break (plugins/markdown/titleParts). */
function readTitleParts(frontMatter: object): readonly string[] | undefined {
  return (frontMatter as { title_parts?: readonly string[] }).title_parts;
}

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      <header>
        <Heading as="h1">
          {readTitleParts(frontMatter)?.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <span>{part}</span>
            </Fragment>
          )) ?? metadata.title}
        </Heading>
        <PageSummary key={metadata.permalink} frontMatter={frontMatter} permalink={metadata.permalink} />
        <BookLink page={metadata.id} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
