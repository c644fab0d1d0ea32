import { translate } from '@docusaurus/Translate';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createElement } from '../createElement';
import { parseDone } from './parseDone';
import './steps.css';

const slot = createStorageSlot('docs.doneSteps');

function storeDone(path: string, texts: readonly string[]): void {
  const { [path]: _previous, ...others } = parseDone(slot.get());
  const done = texts.length > 0 ? { ...others, [path]: texts } : others;
  if (Object.keys(done).length > 0) slot.set(JSON.stringify(done));
  else slot.del();
}

type Step = { item: HTMLLIElement; text: string; box: HTMLInputElement };

/** Adds a checkbox. Steps with the same text get a number in `seen`. */
function addBox(item: HTMLLIElement, index: number, seen: Map<string, number>): Step {
  const number = String(index + 1);
  const label = translate({ id: 'site.steps.done', message: '第 {number} 个步骤已完成' }, { number });
  const ownText = (item.querySelector('p') ?? item).textContent;
  const occurrence = (seen.get(ownText) ?? 0) + 1;
  seen.set(ownText, occurrence);
  const text = occurrence > 1 ? `${ownText} ${occurrence}` : ownText;
  const box = createElement('input', { type: 'checkbox', 'aria-label': label });
  item.append(createElement('label', { class: 'step-tick' }, box)); // a larger target than the checkbox
  return { item, text, box };
}

/** Adds a checkbox to each step of the page, and the number of done steps with a reset button when there are any. */
export function attachTicks(): void {
  const path = window.location.pathname;
  const items = Array.from(document.querySelectorAll<HTMLLIElement>('.steps--long > li'));
  const lastList = items[items.length - 1]?.parentElement;
  if (!lastList || document.querySelector('.step-tick')) return;
  const done = new Set(parseDone(slot.get())[path]);
  const seen = new Map<string, number>();
  const steps = items.map((item, index) => addBox(item, index, seen));
  const count = createElement('span', { role: 'status' });
  const reset = createElement(
    'button',
    { type: 'button', class: 'clean-btn' },
    translate({ id: 'site.steps.reset', message: '全部改为未完成' }),
  );
  const progress = createElement('p', { class: 'step-progress' }, count, reset);

  function show(): void {
    const ticked = steps.filter(({ box }) => box.checked);
    for (const { item, box } of steps) item.classList.toggle('is-done', box.checked);
    if (ticked.length > 0) lastList?.after(progress);
    else progress.remove();
    count.textContent = translate(
      { id: 'site.steps.count', message: '已完成 {done} 步，共 {all} 步' },
      { done: String(ticked.length), all: String(steps.length) },
    );
  }

  function store(): void {
    show();
    storeDone(
      path,
      steps.flatMap(({ box, text }) => (box.checked ? [text] : [])),
    );
  }

  for (const { box, text } of steps) {
    box.checked = done.has(text);
    box.addEventListener('change', store);
  }
  reset.addEventListener('click', () => {
    for (const { box } of steps) box.checked = false;
    store();
    steps[0]?.box.focus();
  });
  show();
}
