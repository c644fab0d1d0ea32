import { translate } from '@docusaurus/Translate';
import { openLayer } from '../layers';
import definitions from '@generated/terms/default/terms.json';
import './terms.css';

const gapPx = 8;
/** Narrower windows show the definition at their lower edge, where the thumb is. */
const minAnchoredPx = 600;

function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function buildDialog(href: string, [name, definition, english]: (typeof definitions)[string]): HTMLDialogElement {
  const dialog = buildElement('dialog', 'term-dialog', '');
  const title = buildElement('strong', '', name);
  title.id = 'term-dialog-name';
  dialog.setAttribute('aria-labelledby', title.id);
  const body = buildElement('p', '', `${definition}。`);
  body.id = 'term-dialog-definition';
  dialog.setAttribute('aria-describedby', body.id);
  const glossary = buildElement('a', '', translate({ id: 'site.term.glossary', message: '在术语表中查看' }));
  glossary.href = href;
  const closeButton = buildElement('button', 'clean-btn', translate({ id: 'site.term.close', message: '关闭' }));
  closeButton.type = 'button';
  closeButton.addEventListener('click', () => dialog.close());
  const actions = buildElement('p', 'term-dialog__actions', '');
  actions.append(glossary, closeButton);
  const heading = document.createElement('p');
  heading.append(title);
  dialog.append(heading);
  if (english !== undefined) {
    const originalName = buildElement('p', '', english);
    originalName.lang = 'en';
    dialog.append(originalName);
  }
  dialog.append(body, actions);
  return dialog;
}

/** Puts the dialog below the word, or above it where there is no room. */
function place(dialog: HTMLDialogElement, link: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  if (clientWidth < minAnchoredPx) return;
  const word = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const below = word.bottom + gapPx;
  const top = below + height + gapPx <= clientHeight ? below : Math.max(gapPx, word.top - gapPx - height);
  dialog.style.top = `${top}px`;
  dialog.style.left = `${Math.max(gapPx, Math.min(word.left, clientWidth - width - gapPx))}px`;
}

/**
 * Shows the definition of the term that `link` leads to; it closes with Escape, Back, its button, a click beside it or
 * the function returned, and the focus goes back to the link. Throws where there is no definition or no modal dialog.
 */
export function explainTerm(link: HTMLAnchorElement): () => void {
  const definition = definitions[link.hash.slice(1)];
  if (!definition) throw new Error(`no definition of ${link.hash}`);
  const dialog = buildDialog(link.href, definition);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // the backdrop belongs to the dialog, its content does not reach to its edge
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
