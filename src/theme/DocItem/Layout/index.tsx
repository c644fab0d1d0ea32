import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme-original/DocItem/Layout';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';

/** Marks the reference pages of HTTP operations, which have a layout of their own (src/css/reference.css). */
export default function DocItemLayout(props: Props): ReactNode {
  const { kind } = useDoc().frontMatter as { kind?: unknown };
  const layout = <Layout {...props} />;
  return kind === 'rest' ? <div className="api-page">{layout}</div> : layout;
}
