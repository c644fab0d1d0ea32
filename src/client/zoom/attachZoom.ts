import { translate } from '@docusaurus/Translate';
import { openZoom } from './openZoom';

export { closeZoom } from './openZoom';

/**
 * Makes `image` a button that opens the enlarged image by click, tap, Enter or Space. Has no effect on an image that is
 * already zoomable.
 */
export function attachZoom(image: HTMLImageElement): void {
  if (image.classList.contains('zoomable')) return;
  image.classList.add('zoomable');
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute(
    'aria-label',
    translate({ id: 'site.imageZoom.open', message: '放大图片：{alt}' }, { alt: image.alt }),
  );
  image.addEventListener('click', () => openZoom(image));
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // Space would scroll
    openZoom(image);
  });
}
