/** Copies the address of a section when the link beside its heading is clicked, and confirms it. */
import { translate } from '@docusaurus/Translate';
import { copyText } from './copyText';
import { createElement } from './createElement';

const confirmationMs = 2000;

let status: HTMLElement | undefined;

function confirm(link: HTMLElement): void {
  if (!status) {
    status = createElement('div', { class: 'visually-hidden', role: 'status' });
    document.body.append(status);
  }
  const message = translate({ id: 'site.heading.copied', message: '已复制链接' });
  status.textContent = message;
  link.setAttribute('data-copied', message);
  setTimeout(() => {
    link.removeAttribute('data-copied');
    if (status) status.textContent = '';
  }, confirmationMs);
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  if (await copyText(link.href)) confirm(link);
}

if (typeof document === 'object') {
  document.addEventListener('click', ({ target, button, ctrlKey, metaKey, shiftKey, altKey }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) void copy(link);
  });
}
