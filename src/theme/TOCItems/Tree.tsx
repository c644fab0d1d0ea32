import { type ReactNode, memo } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { parseHeading } from './parseHeading';

function TOCItemTree({ toc, className, linkClassName, isChild }: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link to={`#${id}`} className={linkClassName ?? undefined}>
            {parseHeading(value).map(({ text, isCode }, index) => (isCode ? <code key={index}>{text}</code> : text))}
          </Link>
          <TOCItemTree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
