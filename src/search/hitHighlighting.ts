/** A reader who comes from the search finds what they searched for marked. The code that marks is fetched only then. */
import type { ClientModule } from '@docusaurus/types';
import './hitHighlighting.css';
import { pendingHitSlot, loadHighlighting, pendingHit } from './pendingHit';

const hitHighlighting: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation ? !pendingHit.inThisTab : pendingHitSlot(window.location.href).get() === null) return;
    loadHighlighting().then(
      ({ highlightPendingHit }) => {
        highlightPendingHit(!previousLocation);
      },
      () => undefined, // the page is there, unmarked
    );
  },
};

export default hitHighlighting;
