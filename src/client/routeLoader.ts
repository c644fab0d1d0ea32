/**
 * Shows a spinner over the old page when the next page takes long to load. Docusaurus' own spinner (src/theme/Loading)
 * covers pages without an old one.
 */
import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import { loaderDelayMs } from '../specification';
import { createElement } from './createElement';
import './navigation.css';

let timer: number | undefined;
let loader: HTMLElement | undefined;

function show(): void {
  const spinner = createElement('span', { class: 'spinner' });
  const text = translate({ id: 'site.loading', message: '正在加载…' });
  loader = createElement('div', { class: 'route-loader', role: 'status' }, spinner, text);
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
    hide(); // the spinner of a navigation that this one replaces
    if (location.pathname !== previousLocation.pathname) timer = window.setTimeout(show, loaderDelayMs);
  },
  onRouteDidUpdate: hide,
};

export default routeLoader;
