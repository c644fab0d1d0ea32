/** A reader who comes from the search finds what they searched for marked. The code that marks is fetched only then. */
import type { ClientModule } from '@docusaurus/types';
import './landing.css';
import { landingSlot, loadLanding, pendingLanding } from './pendingLanding';

const searchLanding: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation ? !pendingLanding.inThisTab : landingSlot(window.location.href).get() === null) return;
    loadLanding().then(
      ({ land }) => {
        land(!previousLocation);
      },
      () => undefined, // the page is there, unmarked
    );
  },
};

export default searchLanding;
