/** Filters the glossary (field of plugins/terms/glossaryIndex). The code is loaded only on its page. */
import { onNavigation } from './navigation';

/** Shows the whole glossary when the target of the current address is filtered out. */
let revealTarget: (() => void) | undefined;

async function attach(): Promise<void> {
  revealTarget = undefined;
  const field = document.querySelector<HTMLElement>('.term-filter');
  if (!field) return;
  try {
    const { attachTermFilter } = await import(/* webpackChunkName: "attachTermFilter" */ './filter/attachTermFilter');
    revealTarget = attachTermFilter(field);
  } catch (error) {
    console.warn('The terms cannot be filtered:', error);
    field.hidden = true;
  }
}

onNavigation('pageLoaded', () => void attach());
onNavigation('pageReplaced', () => void attach());
onNavigation('hashChanged', () => revealTarget?.());
