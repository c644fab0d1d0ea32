/** Copy buttons of code blocks. */
import { copyText } from '../../../src/client/copyText';
import { findButtons } from './dom';

const feedbackMs = 2000;
const texts = { copied: '已复制', failed: '复制失败，请选中代码后复制' };

const timers = new Map<HTMLButtonElement, number>();

function report(button: HTMLButtonElement, isCopied: boolean): void {
  const idle = button.dataset.idle ?? button.textContent;
  button.dataset.idle = idle;
  const result = isCopied ? texts.copied : texts.failed;
  const live = button.nextElementSibling;
  button.textContent = isCopied ? texts.copied : idle;
  if (live) {
    live.textContent = result;
    live.classList.toggle('visually-hidden', isCopied);
  }
  clearTimeout(timers.get(button));
  const timer = window.setTimeout(() => {
    button.textContent = idle;
    if (live) live.textContent = '';
  }, feedbackMs);
  timers.set(button, timer);
}

/** Returns the code of the closest element around the button that contains code. */
function findCode(button: Element): Element | null {
  let block = button.parentElement;
  while (block && !block.querySelector('pre')) block = block.parentElement;
  return block?.querySelector('pre code') ?? null;
}

export function startCopyButtons(): void {
  for (const button of findButtons('copy')) {
    const code = findCode(button);
    button.addEventListener('click', () => {
      void copyText(code?.textContent ?? '').then((isCopied) => {
        report(button, isCopied);
      });
    });
  }
}
