import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
// eslint-disable-next-line import-x/no-extraneous-dependencies -- the router of Docusaurus, which does not export its context
import { __RouterContext as RouterContext } from 'react-router';

type Location = ComponentProps<typeof Original>['location'];

/** Gives `children` the location of the page that is shown, as a value that changes with that location only. */
function ShownLocation({ location, children }: { location: Location; children: ReactNode }): ReactNode {
  const { history, staticContext } = useContext(RouterContext);
  const value = useMemo(() => {
    const match = { path: '/', url: '/', params: {}, isExact: location.pathname === '/' };
    return { history, staticContext, location, match };
  }, [history, staticContext, location]);
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}

/**
 * Replaces Docusaurus' module of this name (plugins/bundle), which wraps the pages in `<Route location>`. A `<Route>`
 * makes a new context value whenever the router's location changes. With every click the whole old page was rendered
 * again before the new one. Docusaurus could take over `ShownLocation` as it is.
 */
export default class PendingNavigation extends Original {
  override render(): ReactNode {
    const { children, location } = this.props;
    const dispatcher = super.render() as ReactElement;
    return cloneElement(dispatcher, undefined, <ShownLocation location={location}>{children}</ShownLocation>);
  }
}
