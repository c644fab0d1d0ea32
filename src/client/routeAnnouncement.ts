/**
 * Announces the new title to screen readers after an in-app navigation. Moves the focus to the start of the new page,
 * or after Back to the link that was followed. Otherwise the focus is lost on `<body>` and the change of page is
 * silent.
 */
import { createElement } from './createElement';
import { takeFollowedLink } from './focusRestoration';
import { findAnchor, findContentStart, focusTarget } from './focusTarget';
import { onNavigation } from './navigation';

let region: HTMLElement | undefined;

/** Defers `run` until after src/client/Helmet.tsx has updated the title. */
function afterTitleUpdate(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

function focus(element: HTMLElement | null): void {
  if (element) focusTarget(element);
}

onNavigation('pageLoaded', () => {
  // The live region must exist before its text changes, or nothing is announced.
  region = createElement('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });
  document.body.append(region);
});
onNavigation('pageReplaced', ({ key, hash }) => {
  afterTitleUpdate(() => {
    if (region) region.textContent = document.title;
    focus(takeFollowedLink(key) ?? findAnchor(hash) ?? findContentStart());
  });
});
onNavigation('hashChanged', ({ hash }) => {
  afterTitleUpdate(() => focus(findAnchor(hash)));
});
