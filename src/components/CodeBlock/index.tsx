import type { ReactNode } from 'react';

type Props = { children?: ReactNode; title?: string; language?: string };

export default function CodeBlock({ children, title, language }: Props): ReactNode {
  return <div className="code-block" data-language={language}>{title && <div className="code-block-title">{title}</div>}<pre tabIndex={0}><code>{children}</code></pre></div>;
}
