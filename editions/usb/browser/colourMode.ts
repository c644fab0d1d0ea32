/** Light or dark, as chosen on an earlier page: set before anything is seen, changed by the button. */
import { findControls } from './dom';
import { createStorageSlot } from './storage';

type Mode = 'light' | 'dark';

const slot = createStorageSlot('theme'); // the published site's key (specification §9)
const names: Readonly<Record<Mode, string>> = { light: '浅色模式', dark: '暗黑模式' };

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark';
}

function readStored(): Mode {
  const stored = slot.get();
  return isMode(stored) ? stored : 'light';
}

function show(mode: Mode): void {
  document.documentElement.setAttribute('data-theme', mode);
  document.documentElement.setAttribute('data-theme-choice', mode);
}

function describe(button: HTMLButtonElement, mode: Mode): void {
  button.title = names[mode];
  button.setAttribute('aria-label', `切换浅色/暗黑模式（当前为${names[mode]}）`);
}

/** Sets the mode that was chosen. To be called before the page has content. */
export function applyColourMode(): void {
  show(readStored());
}

/** Brings the button back. */
export function startColourMode(): void {
  let mode = readStored();
  for (const button of findControls('colour-mode')) {
    describe(button, mode);
    button.addEventListener('click', () => {
      mode = mode === 'light' ? 'dark' : 'light';
      show(mode);
      slot.set(mode);
      describe(button, mode);
      // A changed label of the focused button is not read out.
      const live = button.parentElement?.parentElement?.querySelector('[aria-live]');
      if (live) live.textContent = `已切换为${names[mode]}`;
    });
  }
}
