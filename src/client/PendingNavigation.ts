import type { Component, ComponentProps } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
import { isPageLoaded } from './prefetch';

type Props = ComponentProps<typeof Original>;
type State = { nextRouteHasLoaded: boolean };

/** Original class including its private members. */
type Pending = Component<Props, State> & {
  previousLocation: Props['location'] | null;
  shouldComponentUpdate(nextProps: Props, nextState: State): boolean;
};

const Base = Original as unknown as new (props: Props) => Pending;

/**
 * Renders a loaded page at once. Docusaurus' module of this name, which this one replaces (plugins/bundle), waits even
 * for loaded pages. React then renders the whole old page with the new router context first. Docusaurus could do the
 * same if react-loadable reported which routes are loaded.
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
