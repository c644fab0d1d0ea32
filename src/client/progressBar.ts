/**
 * Shows a progress bar at the top edge while the next page loads. It looks like the stock bar (nprogress) but avoids
 * `innerHTML`, the invalid `role="bar"`, and a bar that stays forever when a slow navigation is replaced by a fast one.
 */
import { progressBar as settings } from '../specification';
import { createElement } from './createElement';
import { onNavigation } from './navigation';
import './navigation.css';

/** Maximum progress before the page is shown, as in nprogress. */
const maxWhileLoading = 0.994;

type Bar = { element: HTMLElement; progress: number; trickle: number };

let delay: number | undefined;
let bar: Bar | undefined;

function draw({ element, progress }: Bar): void {
  element.style.transform = `translate3d(${(progress - 1) * 100}%, 0, 0)`;
}

function start(): void {
  const element = createElement('div', { class: 'progress-bar', 'aria-hidden': 'true' }); // routeLoader.ts announces it as text
  element.style.transitionDuration = `${settings.speedMs}ms`;
  const started: Bar = { element, progress: settings.minimum, trickle: 0 };
  started.trickle = window.setInterval(() => {
    started.progress = Math.min(started.progress + Math.random() * settings.trickleRate, maxWhileLoading);
    draw(started);
  }, settings.trickleSpeedMs);
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
    window.setTimeout(() => element.remove(), settings.speedMs);
  }, settings.speedMs);
}

onNavigation('started', () => {
  window.clearTimeout(delay);
  if (!bar) delay = window.setTimeout(start, settings.delayMs);
});
onNavigation('shown', finish);
