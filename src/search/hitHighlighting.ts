/** Client module that highlights the search terms after a hit was opened. Loads the code only then. */
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
      () => undefined, // highlighting is optional
    );
  },
};

export default hitHighlighting;
