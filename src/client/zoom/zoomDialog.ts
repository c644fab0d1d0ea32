import { translate } from '@docusaurus/Translate';
import { createElement } from '../createElement';

export type ZoomDialog = { dialog: HTMLElement; picture: HTMLImageElement; closeButton: HTMLButtonElement };

/** Builds the elements of an enlarged image, not yet in the page: a dialog with the image and one button. */
export function buildZoomDialog(alt: string): ZoomDialog {
  const picture = createElement('img', { class: 'zoom__picture', alt });
  const closeButton = createElement('button', {
    type: 'button',
    class: 'zoom__close',
    'aria-label': translate({ id: 'site.imageZoom.close', message: '关闭图片' }),
  });
  const attributes = { class: 'zoom', role: 'dialog', 'aria-modal': 'true', 'aria-label': alt };
  const dialog = createElement('div', attributes, picture, closeButton);
  return { dialog, picture, closeButton };
}
