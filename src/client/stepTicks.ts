/** Lets users tick the steps of long tasks. The code is loaded only on their pages. */
import { onNavigation } from './navigation';

async function attach(): Promise<void> {
  if (!document.querySelector('.steps--long')) return;
  try {
    const { attachTicks } = await import(/* webpackChunkName: "attachTicks" */ './steps/attachTicks');
    attachTicks();
  } catch (error) {
    console.warn('Steps cannot be ticked:', error);
  }
}

onNavigation('pageLoaded', () => void attach());
onNavigation('pageReplaced', () => void attach());
