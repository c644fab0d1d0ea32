import { translate } from '@docusaurus/Translate';
import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('docs.exampleLanguage');

type Tab = { id: string; button: HTMLElement; panel: HTMLElement };

function listTabs(list: Element): Tab[] {
  return Array.from(list.querySelectorAll<HTMLElement>('button')).flatMap((button) => {
    const id = button.dataset.variant;
    const panel = document.querySelector<HTMLElement>(`.api-variant[data-variant="${id ?? ''}"]`);
    return id !== undefined && panel ? [{ id, button, panel }] : [];
  });
}

function select(tabs: readonly Tab[], selected: string): void {
  for (const { id, button, panel } of tabs) {
    const isSelected = id === selected;
    button.setAttribute('aria-selected', String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
    panel.hidden = !isSelected;
  }
}

/** Returns the index of the tab that `key` leads to, undefined for another key. */
function findTarget(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Makes tabs of the languages of the page's examples, and shows the language that was chosen last. */
export function attachTabs(): void {
  const list = document.querySelector<HTMLElement>('.api-tabs:not([role])');
  const panels = document.querySelector('.api-panels');
  if (!list || !panels) return;
  const tabs = listTabs(list);
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', translate({ id: 'site.reference.languages', message: '示例的语言' }));
  tabs.forEach(({ id, button, panel }, index) => {
    button.id = `example-tab-${id}`;
    panel.id = `example-panel-${id}`;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    button.addEventListener('click', () => {
      select(tabs, id);
      slot.set(id);
    });
    button.addEventListener('keydown', (event) => {
      const target = tabs[findTarget(event.key, index, tabs.length) ?? -1];
      if (!target) return;
      event.preventDefault();
      target.button.focus();
      target.button.click();
    });
  });
  const stored = slot.get();
  select(tabs, tabs.find(({ id }) => id === stored)?.id ?? tabs[0]?.id ?? '');
  panels.classList.add('is-ready');
}
