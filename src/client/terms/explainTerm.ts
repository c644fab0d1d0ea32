import { translate } from '@docusaurus/Translate';
import { createElement } from '../createElement';
import { openLayer } from '../layers';
import definitions from '@generated/terms/default/terms.json';
import './terms.css';

const gapPx = 8;
/**
 * Minimum window width for a dialog next to the term. Narrower windows show it at the lower edge, within thumb reach.
 */
const minAnchoredPx = 600;

function buildDialog(href: string, [name, definition, english]: (typeof definitions)[string]): HTMLDialogElement {
  const titleId = 'term-dialog-name';
  const bodyId = 'term-dialog-definition';
  const title = createElement('p', {}, createElement('strong', { id: titleId }, name));
  const body = createElement('p', { id: bodyId }, `${definition}。`);
  const glossary = createElement('a', { href }, translate({ id: 'site.term.glossary', message: '在术语表中查看' }));
  const closeButton = createElement(
    'button',
    { type: 'button', class: 'clean-btn' },
    translate({ id: 'site.term.close', message: '关闭' }),
  );
  const dialog = createElement(
    'dialog',
    { class: 'term-dialog', 'aria-labelledby': titleId, 'aria-describedby': bodyId },
    title,
    ...(english === undefined ? [] : [createElement('p', { lang: 'en' }, english)]),
    body,
    createElement('p', { class: 'term-dialog__actions' }, glossary, closeButton),
  );
  closeButton.addEventListener('click', () => dialog.close());
  return dialog;
}

/** Positions the dialog below the term, or above it when there is no room. */
function place(dialog: HTMLDialogElement, link: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  if (clientWidth < minAnchoredPx) return;
  const termRect = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const below = termRect.bottom + gapPx;
  const top = below + height + gapPx <= clientHeight ? below : Math.max(gapPx, termRect.top - gapPx - height);
  dialog.style.top = `${top}px`;
  dialog.style.left = `${Math.max(gapPx, Math.min(termRect.left, clientWidth - width - gapPx))}px`;
}

/**
 * Shows the definition of the term that `link` refers to. Escape, Back, the button, a click on the backdrop or the
 * returned function closes it, and the focus returns to the link. Throws when the definition or `showModal` is missing.
 */
export function explainTerm(link: HTMLAnchorElement): () => void {
  const definition = definitions[link.hash.slice(1)];
  if (!definition) throw new Error(`No definition for ${link.hash}`);
  const dialog = buildDialog(link.href, definition);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // a click on the backdrop targets the dialog itself
  });
  try {
    dialog.showModal();
  } catch (error) {
    dialog.remove();
    throw error;
  }
  place(dialog, link);
  const close = (): void => {
    if (dialog.open) dialog.close();
  };
  dialog.addEventListener('close', openLayer(close));
  return close;
}
