/** Client module that highlights the search terms after a hit was opened. Loads the code only then. */
import { onNavigation } from '../client/navigation';
import './hitHighlighting.css';
import { loadHighlighting } from './loadHighlighting';
import { pendingHitSlot, takePendingHit } from './pendingHit';

function highlight(run: (module: Awaited<ReturnType<typeof loadHighlighting>>) => void): void {
  loadHighlighting().then(run, () => undefined); // highlighting is optional
}

onNavigation('pageLoaded', () => {
  if (pendingHitSlot(window.location.href).get() !== null) highlight(({ highlightStoredHit }) => highlightStoredHit());
});
onNavigation('shown', () => {
  const target = takePendingHit();
  if (target) highlight(({ highlightHit }) => highlightHit(target));
});
