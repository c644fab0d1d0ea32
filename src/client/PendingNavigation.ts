import type { Component, ComponentProps } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
import { isPageLoaded } from './prefetch';

type Props = ComponentProps<typeof Original>;
type State = { nextRouteHasLoaded: boolean };

/** The original with its private members. */
type Pending = Component<Props, State> & {
  previousLocation: Props['location'] | null;
  shouldComponentUpdate(nextProps: Props, nextState: State): boolean;
};

const Base = Original as unknown as new (props: Props) => Pending;

/**
 * Replaces Docusaurus' module of this name (plugins/bundle), which always waits for the next page, even for one that is
 * loaded. React rendered the whole old page with the router's new context before the new page. A loaded page is
 * rendered at once. Docusaurus could do the same if react-loadable reported what is loaded.
 */
export default class PendingNavigation extends Base {
  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    const { location } = nextProps;
    if (location === this.props.location || !isPageLoaded(location.pathname)) {
      return super.shouldComponentUpdate(nextProps, nextState);
    }
    this.previousLocation = this.props.location;
    dispatchLifecycleAction('onRouteUpdate', { previousLocation: this.previousLocation, location })();
    return true;
  }
}
