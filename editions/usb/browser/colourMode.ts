/** Colour mode: applies the stored choice before the first paint and toggles it with the button. */
import { findButtons } from './dom';
import { createStorageSlot } from './storage';

type Mode = 'light' | 'dark';

const slot = createStorageSlot('theme'); // same key as on the published site
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

/** Applies the stored mode. Must be called before the body is parsed. */
export function applyColourMode(): void {
  show(readStored());
}

/** Enables the colour mode button. */
export function startColourMode(): void {
  let mode = readStored();
  for (const button of findButtons('colour-mode')) {
    describe(button, mode);
    button.addEventListener('click', () => {
      mode = mode === 'light' ? 'dark' : 'light';
      show(mode);
      slot.set(mode);
      describe(button, mode);
      // Screen readers do not announce a changed label of the focused button.
      const live = button.parentElement?.parentElement?.querySelector('[aria-live]');
      if (live) live.textContent = `已切换为${names[mode]}`;
    });
  }
}
