/**
 * Makes tabs of the examples of a reference page, and lets readers insert their own values. The code is loaded only on
 * these pages, that of the form only when it is opened or values are stored.
 */
import { createStorageSlot } from '@docusaurus/theme-common';
import { onNavigation } from './navigation';

const stored = createStorageSlot('docs.exampleValues');

let form: typeof import('./reference/openForm') | undefined;

async function loadForm(): Promise<typeof import('./reference/openForm')> {
  form ??= await import(/* webpackChunkName: "exampleForm" */ './reference/openForm');
  return form;
}

async function open(button: HTMLButtonElement): Promise<void> {
  try {
    (await loadForm()).toggleForm(button);
  } catch (error) {
    console.warn('The form is not available:', error);
  }
}

async function attach(): Promise<void> {
  const panels = document.querySelector('.api-panels');
  if (!panels) return;
  try {
    const { attachTabs } = await import(/* webpackChunkName: "attachTabs" */ './reference/attachTabs');
    attachTabs();
  } catch (error) {
    panels.classList.add('is-ready'); // shows all languages
    console.warn('Languages cannot be selected:', error);
  }
  const button = document.querySelector<HTMLButtonElement>('.api-fill button');
  if (!button) return;
  button.addEventListener('click', () => void open(button));
  try {
    if (form || stored.get() !== null) (await loadForm()).fillExamples(button);
  } catch (error) {
    console.warn('The examples cannot be filled in:', error);
  }
}

onNavigation('pageLoaded', () => void attach());
onNavigation('pageReplaced', () => void attach());
