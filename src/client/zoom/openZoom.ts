import { zoomMaxScrollPx, zoomScrollCloseDelayMs } from '../../specification';
import { openLayer } from '../layers';
import { type ZoomDialog, buildZoomDialog } from './zoomDialog';
import { buildTransform, buildZoomRect } from './zoomRect';

const transitionMs = 300;
const minMarginPx = 8;
const maxMarginPx = 56; // room for the close button next to the image

let closeOpen: (() => void) | undefined;

export function closeZoom(): void {
  closeOpen?.();
}

function isVector(image: HTMLImageElement): boolean {
  return /^data:image\/svg|\.svg($|[?#])/.test(image.currentSrc || image.src);
}

/** Returns the visible image: a figure contains one for each color mode. */
function findVisible(image: HTMLImageElement): HTMLImageElement {
  const variants = image.closest('figure')?.querySelectorAll('img') ?? [];
  return [...variants].find((variant) => variant.offsetWidth > 0) ?? image;
}

/** Positions `picture` in the dialog. Returns the transform that moves it back to its place in the page. */
function placePicture({ dialog, picture }: ZoomDialog, source: HTMLImageElement): string {
  const inPage = source.getBoundingClientRect();
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const rect = buildZoomRect({
    natural: { width: source.naturalWidth || source.width, height: source.naturalHeight || source.height },
    inPage,
    viewport,
    margin: Math.min(maxMarginPx, Math.max(minMarginPx, viewport.width * 0.04)),
    isVector: isVector(source),
  });
  picture.src = source.currentSrc || source.src;
  for (const side of ['left', 'top', 'width', 'height'] as const) picture.style[side] = `${rect[side]}px`;
  dialog.classList.toggle('zoom--scrolling', rect.top + rect.height > viewport.height);
  return buildTransform(inPage, { ...rect, top: rect.top - dialog.scrollTop });
}

/**
 * Shows `image` enlarged over the page. A click, Escape, Back, resizing and scrolling more than 40 px close it. The
 * focus then returns to the image.
 */
export function openZoom(image: HTMLImageElement): void {
  closeZoom();
  const zoom = buildZoomDialog(image.alt);
  const { dialog, picture, closeButton } = zoom;
  const durationMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : transitionMs;
  const scrollTop = window.scrollY;
  const releaseLayer = openLayer(close);
  let scrollTimer: number | undefined;

  function close(): void {
    closeOpen = undefined;
    releaseLayer();
    window.clearTimeout(scrollTimer);
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', close);
    themeObserver.disconnect();
    const source = findVisible(image);
    picture.style.transform = placePicture(zoom, source);
    dialog.classList.remove('zoom--open');
    source.focus({ preventScroll: true });
    window.setTimeout(() => dialog.remove(), durationMs);
  }

  function onScroll(): void {
    if (Math.abs(window.scrollY - scrollTop) > zoomMaxScrollPx) {
      scrollTimer ??= window.setTimeout(close, zoomScrollCloseDelayMs);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return; // an open search dialog handles its own keys
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') event.preventDefault(); // the close button is the only tab stop
  }

  const themeObserver = new MutationObserver(() => placePicture(zoom, findVisible(image)));
  themeObserver.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  dialog.addEventListener('click', close, { once: true });
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', close);
  closeOpen = close;

  picture.style.transform = placePicture(zoom, image);
  for (const { style } of [dialog, picture]) style.transitionDuration = `${durationMs}ms`;
  document.body.append(dialog);
  picture.getBoundingClientRect(); // forces a layout so that the transition starts from here
  picture.style.transform = 'none';
  dialog.classList.add('zoom--open');
  closeButton.focus({ preventScroll: true });
}
