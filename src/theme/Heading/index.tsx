import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />; // the URL of the page serves as the anchor of its title
  brokenLinks.collectAnchor(id);
  // plugins/markdown/headingBreaks inserts `<wbr>` into long headings.
  const texts = Children.toArray(props.children).filter((child) => !isValidElement(child) || child.type !== 'wbr');
  const heading = texts.every((child) => typeof child === 'string') ? texts.join('') : id;
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
