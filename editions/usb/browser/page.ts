/** Script of every page of the edition. Replaces the React features of the published site. */
import { attachZoom } from '../../../src/client/zoom/attachZoom';
import { findImages } from '../../../src/client/zoom/findImages';
import { landStored } from '../../../src/search/landing';
import { revealCurrentItem } from '../../../src/theme/DocSidebar/Desktop/Content/revealCurrentItem';
import { applyColourMode, startColourMode } from './colourMode';
import { startCopyButtons } from './copyButtons';
import { findControls } from './dom';
import { startMenu } from './menu';
import { startSearchKeys } from './searchKeys';

applyColourMode();

document.addEventListener('DOMContentLoaded', () => {
  startColourMode();
  startCopyButtons();
  startMenu();
  startSearchKeys();
  for (const button of findControls('print')) button.addEventListener('click', () => window.print());
  const sidebar = document.querySelector<HTMLElement>('.theme-doc-sidebar-container nav.menu');
  if (sidebar) revealCurrentItem(sidebar);
  findImages().forEach(attachZoom);
  landStored(); // highlights the search terms
  // Shows elements hidden by `.needs-script` (src/css/hidden.css).
  document.documentElement.setAttribute('data-has-hydrated', 'true');
});
