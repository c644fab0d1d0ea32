/**
 * While the next page loads, the old one stays; when it takes longer, a spinner says that something happens
 * (specification §2, §9). Docusaurus' own spinner is for pages without an old one: src/theme/Loading.
 */
import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { loaderDelayMs } from '../specification';
import './navigation.css';

let timer: number | undefined;
let loader: HTMLElement | undefined;

function show(): void {
  loader = document.createElement('div');
  loader.className = 'route-loader';
  loader.setAttribute('role', 'status');
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  loader.append(spinner, translate({ id: 'site.loading', message: '正在加载…' }));
  document.body.append(loader);
}

function hide(): void {
  window.clearTimeout(timer);
  loader?.remove();
  loader = undefined;
}

const routeLoader: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation) return;
    hide(); // of a navigation that this one replaces
    if (location.pathname !== previousLocation.pathname) timer = window.setTimeout(show, loaderDelayMs);
  },
  onRouteDidUpdate: hide,
};

export default routeLoader;
