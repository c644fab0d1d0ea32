import { type LiteralLanguage, quotes } from '../../../facts/rendering/samples/literals';
import { createElement } from '../createElement';
import { type ExampleForm, readForm } from './exampleFields';
import { readValues } from './exampleValues';
import { findValueFault } from './findValueFault';

/** Content of elements before the first change. */
const originals = new WeakMap<Element, readonly Node[]>();

function setContent(element: Element, content: readonly (Node | string)[] | undefined): void {
  const original = originals.get(element) ?? Array.from(element.childNodes, (node) => node.cloneNode(true));
  originals.set(element, original);
  element.textContent = '';
  element.append(...(content ?? original.map((node) => node.cloneNode(true))));
}

/** Returns the command that sets the credentials: entered ones by value, others read from the terminal. */
function buildCredentials({ fields }: ExampleForm, valueOf: (name: string) => string): (Node | string)[] | undefined {
  const names = fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
  if (names.every((name) => valueOf(name) === '')) return undefined;
  return names.flatMap((name, index) => {
    const separator = index > 0 ? [' && '] : [];
    const value = valueOf(name);
    if (value === '') return [...separator, `read -rs ${name} && export ${name}`];
    return [...separator, `export ${name}=`, createElement('span', { class: 'api-secret' }, quotes.shell(value))];
  });
}

/** Inserts the values of the reader into the examples of the page. Keeps the example where a value is empty or invalid. */
export function fillExamples(button: HTMLElement): void {
  const form = readForm(button);
  const values = readValues(form.area);
  const valueOf = (name: string): string => {
    const value = values[name] ?? '';
    const field = form.fields.find((other) => other.name === name);
    return field && findValueFault(field, value) === undefined ? value : '';
  };
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('[data-slot]'))) {
    const { slot = '', language = '', prefix = '', suffix = '' } = element.dataset;
    const value = slot === 'base' ? valueOf(slot).replace(/\/+$/, '') : valueOf(slot);
    setContent(element, value === '' ? undefined : [quotes[language as LiteralLanguage](`${prefix}${value}${suffix}`)]);
  }
  for (const element of Array.from(document.querySelectorAll('[data-credentials]'))) {
    setContent(element, buildCredentials(form, valueOf));
  }
}
