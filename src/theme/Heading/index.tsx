import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />; // the page itself is the anchor of its title
  brokenLinks.collectAnchor(id);
  const heading = typeof props.children === 'string' ? props.children : id;
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
          { heading },
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
