/**
 * The bar at the top edge while the next page loads (specification §2, §9). Same numbers and look as the stock one
 * (nprogress), without what this site's rules exclude: `innerHTML`, the invalid `role="bar"`, and a bar that stays for
 * ever when a slow navigation is replaced by a fast one.
 */
import type { ClientModule } from '@docusaurus/types';
import { progressBar as numbers } from '../specification';
import './navigation.css';

/** The bar never seems to have arrived before the page has; nprogress, the stock bar, stops here too. */
const maxWhileLoading = 0.994;

type Bar = { element: HTMLElement; progress: number; trickle: number };

let delay: number | undefined;
let bar: Bar | undefined;

function draw({ element, progress }: Bar): void {
  element.style.transform = `translate3d(${(progress - 1) * 100}%, 0, 0)`;
}

function start(): void {
  const element = document.createElement('div');
  element.className = 'progress-bar';
  element.setAttribute('aria-hidden', 'true'); // src/client/routeLoader.ts says it in words
  element.style.transitionDuration = `${numbers.speedMs}ms`;
  const started: Bar = { element, progress: numbers.minimum, trickle: 0 };
  started.trickle = window.setInterval(() => {
    started.progress = Math.min(started.progress + Math.random() * numbers.trickleRate, maxWhileLoading);
    draw(started);
  }, numbers.trickleSpeedMs);
  draw(started);
  document.body.append(element);
  bar = started;
}

function finish(): void {
  window.clearTimeout(delay);
  if (!bar) return;
  const { element, trickle } = bar;
  window.clearInterval(trickle);
  draw({ ...bar, progress: 1 });
  bar = undefined;
  window.setTimeout(() => {
    element.classList.add('progress-bar--done');
    window.setTimeout(() => element.remove(), numbers.speedMs);
  }, numbers.speedMs);
}

const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    window.clearTimeout(delay);
    if (!previousLocation || bar || location.pathname === previousLocation.pathname) return;
    delay = window.setTimeout(start, numbers.delayMs);
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
