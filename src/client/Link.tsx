import { type MouseEvent, memo, type ReactNode } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { matchPath, useHistory, useLocation } from '@docusaurus/router';
import { decodePath } from './cleanUrl';
import { watchLink } from './prefetch';

type InternalProps = Props & { to: string };

const isOpenedElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** Applies `trailingSlash: false` (docusaurus.config.ts). */
const removeTrailingSlash = (address: string): string => address.replace(/^([^?#]+)\/(?=[?#]|$)/, '$1');

function splitPath(address: string): [path: string, rest: string] {
  const [path = ''] = address.split(/[?#]/);
  return [decodePath(path), address.slice(path.length)]; // server HTML contains decoded paths
}

function InternalLink({ to, onClick, children, ...props }: InternalProps): ReactNode {
  const history = useHistory();
  const href = splitPath(to).join('');
  const navigate = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || isOpenedElsewhere(event)) return;
    event.preventDefault();
    if (href === history.createHref(history.location)) history.replace(to);
    else history.push(to);
  };
  return (
    <a {...props} ref={watchLink} href={href} onClick={navigate}>
      {children}
    </a>
  );
}

/** Renders a link that is marked as current while its page, or a page accepted by `isActive`, is shown. */
function NavigationLink({ isActive, activeClassName, className, to, ...props }: InternalProps): ReactNode {
  const location = useLocation();
  const [path] = splitPath(to);
  const match = matchPath(location.pathname, { path: path.replace(/[$()*+./:=?[\\\]^{|}]/g, '\\$&') });
  const isMarked = isActive ? isActive(match as never, location) : match !== null;
  const classes = [className, isMarked && (activeClassName ?? 'active')].filter(Boolean).join(' ');
  return <InternalLink aria-current={isMarked ? 'page' : undefined} {...props} className={classes} to={to} />;
}

/**
 * Replaces `@docusaurus/Link` in the browser (plugins/bundle). A page has about eighty links. Each stock link consists
 * of six components with its own `IntersectionObserver` and renders again on every navigation, because it reads the
 * location. This link renders again only when its properties change, and all links share one observer. The server keeps
 * the stock component, which collects links and anchors for the broken-link check.
 */
function Link({
  to,
  href,
  isNavLink,
  isActive,
  activeClassName,
  autoAddBaseUrl: _forOtherBaseUrls,
  exact: _forStockLink,
  'data-noBrokenLinkCheck': _forTheServer,
  children,
  ...props
}: Props): ReactNode {
  const target = to ?? href;
  const isOwnTab = props.target === undefined || props.target === '_self';
  if (!isOwnTab || !target?.startsWith('/') || !isInternalUrl(target)) {
    const elsewhere = target && !isInternalUrl(target) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a href={target?.replace('pathname://', '')} {...elsewhere} {...props}>
        {children}
      </a>
    );
  }
  const inside = { ...props, children, to: removeTrailingSlash(target) };
  if (!isNavLink) return <InternalLink {...inside} />;
  return <NavigationLink {...inside} isActive={isActive} activeClassName={activeClassName} />;
}

export default memo(Link);
