/**
 * Pictures in page bodies open large. Attached about a second after a page is there (specification §2), counted from
 * its arrival, so that a slow navigation loses nothing. The code is loaded only for pages with pictures; when it does
 * not come, a picture is just a picture.
 */
import type { ClientModule } from '@docusaurus/types';
import { zoomAttachDelayMs } from '../specification';
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

const imageZoom: ClientModule = {
  onRouteUpdate() {
    window.clearTimeout(timer);
    closeZoom?.();
  },
  onRouteDidUpdate() {
    timer = window.setTimeout(() => void attach(), zoomAttachDelayMs);
  },
};

export default imageZoom;
