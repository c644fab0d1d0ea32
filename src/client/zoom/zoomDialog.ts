import { translate } from '@docusaurus/Translate';

export type ZoomDialog = { dialog: HTMLElement; picture: HTMLImageElement; closeButton: HTMLButtonElement };

/** The elements of an open picture, not yet in the page: a dialog with the picture and one button. */
export function buildZoomDialog(alt: string): ZoomDialog {
  const dialog = document.createElement('div');
  dialog.className = 'zoom';
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', alt);
  const picture = new Image();
  picture.className = 'zoom__picture';
  picture.alt = alt;
  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'zoom__close';
  closeButton.setAttribute('aria-label', translate({ id: 'site.imageZoom.close', message: '关闭图片' }));
  dialog.append(picture, closeButton);
  return { dialog, picture, closeButton };
}
