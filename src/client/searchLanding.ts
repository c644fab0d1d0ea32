/** A reader who comes from the search finds what they searched for marked. The code that marks is fetched only then. */
import type { ClientModule } from '@docusaurus/types';
import '../search-ui/landing.css';
import { landingSlot, pendingLanding } from '../search-ui/pendingLanding';

const searchLanding: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation ? !pendingLanding.inThisTab : landingSlot.get() === null) return;
    import('../search-ui/landing').then(
      ({ land }) => {
        land(!previousLocation);
      },
      () => undefined, // the page is there, unmarked
    );
  },
};

export default searchLanding;
