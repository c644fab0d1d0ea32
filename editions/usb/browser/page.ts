/** Script of every page of the edition. Replaces the React features of the published site. */
import { printPage } from '../../../src/client/printing';
import { attachZoom } from '../../../src/client/zoom/attachZoom';
import { findImages } from '../../../src/client/zoom/findImages';
import { highlightStoredHit } from '../../../src/search/highlightPendingHit';
import { revealCurrentItem } from '../../../src/theme/DocSidebar/Desktop/Content/revealCurrentItem';
import { applyColourMode, startColourMode } from './colourMode';
import { startCopyButtons } from './copyButtons';
import { findButtons } from './dom';
import { startMenu } from './menu';
import { startSearchKeys } from './searchKeys';

applyColourMode();

document.addEventListener('DOMContentLoaded', () => {
  startColourMode();
  startCopyButtons();
  startMenu();
  startSearchKeys();
  for (const button of findButtons('print')) button.addEventListener('click', () => void printPage());
  const sidebar = document.querySelector<HTMLElement>('aside nav');
  if (sidebar) revealCurrentItem(sidebar);
  findImages().forEach(attachZoom);
  highlightStoredHit();
  // Shows elements hidden by `.needs-script` (src/css/hidden.css).
  document.documentElement.setAttribute('data-has-hydrated', 'true');
});
