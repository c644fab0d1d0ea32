import { translate } from '@docusaurus/Translate';
import initials from '@generated/catalog/default/initials.json';
import { createMatcher } from './createMatcher';

/** Columns with names of a term: term, English with abbreviation, spellings not used. */
const nameColumns = [0, 2, 3];

type Row = { row: HTMLElement; names: string[] };
type Section = { elements: HTMLElement[]; rows: Row[] };

function listRows(element: HTMLElement): Row[] {
  return Array.from(element.querySelectorAll<HTMLTableRowElement>('tbody tr'), (row) => ({
    row,
    names: nameColumns.map((column) => row.cells[column]?.textContent ?? ''),
  }));
}

/** Lists the sections after `index`: their elements from the heading to the next one, and the rows of their tables. */
function listSections(index: Element): Section[] {
  const sections: Section[] = [];
  for (let next = index.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.tagName === 'H2') sections.push({ elements: [], rows: [] });
    const section = sections[sections.length - 1];
    section?.elements.push(next);
    section?.rows.push(...listRows(next));
  }
  return sections;
}

function describe(query: string, count: number): string {
  if (query === '') return '';
  return count > 0
    ? translate({ id: 'terms.filter.count', message: '找到 {count} 个术语' }, { count: String(count) })
    : translate({ id: 'terms.filter.none', message: '没有匹配的术语' });
}

/**
 * Makes `field` filter the rows of the glossary by the names of terms. Escape clears it. Returns a function that shows
 * all rows when the target of the address is hidden.
 */
export function attachTermFilter(field: HTMLElement): (() => void) | undefined {
  const [input, status, index] = [field.querySelector('input'), field.querySelector('div'), field.nextElementSibling];
  if (!input || !status || !(index instanceof HTMLElement)) return undefined;
  const sections = listSections(index);

  function filter(query: string): void {
    const matches = createMatcher(query, initials);
    let count = 0;
    for (const { elements, rows } of sections) {
      let shown = 0;
      for (const { row, names } of rows) {
        row.hidden = query !== '' && !names.some(matches);
        if (!row.hidden) shown += 1;
      }
      for (const element of elements) element.hidden = shown === 0;
      count += shown;
    }
    if (index instanceof HTMLElement) index.hidden = query !== '';
    if (status) status.textContent = describe(query, count);
  }

  function clear(): void {
    if (input) input.value = '';
    filter('');
  }

  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) filter(input.value.trim());
  });
  input.addEventListener('compositionend', () => filter(input.value.trim()));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || input.value === '') return;
    event.preventDefault();
    clear();
  });
  if (input.value.trim() !== '') filter(input.value.trim()); // typed before the code had loaded
  return () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView();
  };
}
