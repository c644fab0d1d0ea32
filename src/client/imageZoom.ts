/**
 * Makes images in the content zoomable, one second after a page is shown. The code is loaded only for pages with
 * images. If it fails to load, images stay static.
 */
import { zoomAttachDelayMs } from '../specification';
import { onNavigation } from './navigation';
import { findImages } from './zoom/findImages';
import './zoom/zoom.css';

let timer: number | undefined;
let closeZoom: (() => void) | undefined;

async function attach(): Promise<void> {
  const images = findImages();
  if (images.length === 0) return;
  try {
    const zoom = await import(/* webpackChunkName: "attachZoom" */ './zoom/attachZoom');
    ({ closeZoom } = zoom);
    images.forEach(zoom.attachZoom);
  } catch (error) {
    console.warn('Image zoom is not available:', error);
  }
}

onNavigation('started', () => {
  window.clearTimeout(timer);
  closeZoom?.();
});
onNavigation('shown', () => {
  timer = window.setTimeout(() => void attach(), zoomAttachDelayMs);
});
