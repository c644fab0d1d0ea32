/**
 * Announces the new title to screen readers after an in-app navigation. Moves the focus to the start of the new page,
 * or after Back to the link that was followed. Otherwise the focus is lost on `<body>` and the change of page is
 * silent.
 */
import type { ClientModule } from '@docusaurus/types';
import { createElement } from './createElement';
import { takeFollowedLink } from './focusRestoration';
import { findAnchor, findContentStart, focusTarget } from './focusTarget';

let region: HTMLElement | undefined;

/** Creates the live region. It must exist before its text changes, or nothing is announced. */
function createRegion(): HTMLElement {
  const element = createElement('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });
  document.body.append(element);
  return element;
}

/** Defers `run` until after src/client/Helmet.tsx has updated the title. */
function afterTitleUpdate(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

const routeAnnouncement: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const live = (region ??= createRegion());
    const isNewPage = location.pathname !== previousLocation?.pathname;
    if (!previousLocation || (!isNewPage && location.hash === previousLocation.hash)) return;
    afterTitleUpdate(() => {
      if (isNewPage) live.textContent = document.title;
      const anchor = findAnchor(location.hash);
      const target = isNewPage ? (takeFollowedLink(location.key) ?? anchor ?? findContentStart()) : anchor;
      if (target) focusTarget(target);
    });
  },
};

export default routeAnnouncement;
