/**
 * Shows a spinner over the old page when the next page takes long to load. Docusaurus' own spinner (src/theme/Loading)
 * covers pages without an old one.
 */
import { translate } from '@docusaurus/Translate';
import { loaderDelayMs } from '../specification';
import { createElement } from './createElement';
import { onNavigation } from './navigation';
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

onNavigation('started', () => {
  hide(); // the spinner of a navigation that this one replaces
  timer = window.setTimeout(show, loaderDelayMs);
});
onNavigation('shown', hide);
