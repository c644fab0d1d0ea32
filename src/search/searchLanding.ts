/** A reader who comes from the search finds what they searched for marked. The code that marks is fetched only then. */
import { onNavigation } from '../client/navigation';
import './landing.css';
import { landingSlot, loadLanding, takeLanding } from './pendingLanding';

function mark(run: (landing: Awaited<ReturnType<typeof loadLanding>>) => void): void {
  loadLanding().then(run, () => undefined); // the page is there, unmarked
}

onNavigation('pageLoaded', () => {
  if (landingSlot(window.location.href).get() !== null) mark(({ landStored }) => landStored());
});
onNavigation('shown', () => {
  const landing = takeLanding();
  if (landing) mark(({ land }) => land(landing));
});
