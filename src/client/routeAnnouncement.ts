/**
 * After a navigation inside the site: says the new title to screen readers and moves the focus to the start of the
 * new page, or to the link by which the reader had left it. Without it the focus is lost on `<body>` and nothing tells
 * that the page has changed (promise A7).
 */
import type { ClientModule } from '@docusaurus/types';
import { takeFormerLink } from './focusRestoration';
import { findAnchor, findContentStart, focusTarget } from './focusTarget';

let region: HTMLElement | undefined;

/** A live region must exist before its text changes, or it is not spoken. */
function prepareRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('aria-atomic', 'true');
  document.body.append(element);
  return element;
}

/** The title changes after the commit: src/client/Helmet.tsx. */
function afterTitleUpdate(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

const routeAnnouncement: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const live = (region ??= prepareRegion());
    const isNewPage = location.pathname !== previousLocation?.pathname;
    if (!previousLocation || (!isNewPage && location.hash === previousLocation.hash)) return;
    afterTitleUpdate(() => {
      if (isNewPage) live.textContent = document.title;
      const anchor = findAnchor(location.hash);
      const target = isNewPage ? (takeFormerLink(location.key) ?? anchor ?? findContentStart()) : anchor;
      if (target) focusTarget(target);
    });
  },
};

export default routeAnnouncement;
