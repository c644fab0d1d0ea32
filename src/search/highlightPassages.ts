/**
 * Highlights the search terms on the opened page and scrolls to the section, until the user clicks, presses Escape or
 * navigates. Uses the CSS Custom Highlight API, which changes neither the document nor the layout. Browsers without it
 * (Chromium below 105) get a line beside the block with the first passage.
 */
import { findAnchor, findContentStart, focusTarget } from '../client/focusTarget';
import { type SectionText, findPassages, readSectionText, toRange } from './sectionText';

const highlightName = 'search-hit';
const blockClass = 'search-hit';
const maxPassages = 100;
/** A passage below this fraction of the window's height is scrolled up, to the fraction `shownFraction`. */
const lowestFraction = 0.85;
const shownFraction = 0.4;

let removeHighlight: () => void = () => undefined;

/** Opens closed `<details>` and tab panels around `element`. */
function reveal(element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
    if (outer.getAttribute('role') !== 'tabpanel' || !outer.hasAttribute('hidden')) continue;
    const panels = [...(outer.parentElement?.children ?? [])].filter((panel) => panel.matches('[role="tabpanel"]'));
    const tabs = outer.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.[panels.indexOf(outer)]?.click();
  }
}

function highlightRanges(ranges: readonly Range[], first: Range): () => void {
  // Undefined in older supported browsers, unlike its type.
  const highlights: HighlightRegistry | undefined = 'highlights' in CSS ? CSS.highlights : undefined;
  if (highlights && typeof Highlight === 'function') {
    highlights.set(highlightName, new Highlight(...ranges));
    return () => highlights.delete(highlightName);
  }
  const block = first.startContainer.parentElement?.closest('p, li, td, th, pre, h1, h2, h3, h4, h5, h6');
  block?.classList.add(blockClass);
  return () => block?.classList.remove(blockClass);
}

function removeOnAction(remove: () => void): void {
  const stop = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    document.removeEventListener('click', stop, true);
    document.removeEventListener('keydown', stop, true);
    remove();
  };
  document.addEventListener('click', stop, true);
  document.addEventListener('keydown', stop, true);
}

/** Scrolls wide tables and code blocks horizontally to center the passage. */
function scrollSideways(passage: Range): void {
  for (let box = passage.startContainer.parentElement; box?.parentElement; box = box.parentElement) {
    const [own, { left, right }] = [box.getBoundingClientRect(), passage.getBoundingClientRect()];
    const isVisible = left >= own.left && right <= own.right;
    if (box.scrollWidth > box.clientWidth && !isVisible) box.scrollLeft += (left + right - own.left - own.right) / 2;
  }
}

function scrollToPassage(passage: Range): void {
  scrollSideways(passage);
  const isVisible = ({ bottom, top }: DOMRect) => top >= 0 && bottom <= window.innerHeight * lowestFraction;
  if (isVisible(passage.getBoundingClientRect())) return;
  // Scrolls the passage's own container first.
  passage.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  window.scrollBy(0, passage.getBoundingClientRect().top - window.innerHeight * shownFraction);
}

function findRanges(section: SectionText, words: readonly string[]): Range[] {
  return findPassages(section.text, words, maxPassages).flatMap(([from, to]) => toRange(section, from, to) ?? []);
}

/**
 * Highlights `words` in the section or table row of the address's fragment, or else in the first section of the page,
 * or in the whole page if that contains none. Scrolls to the first of the longest words, because shorter ones are less
 * specific.
 */
export function highlightPassages(words: readonly string[]): void {
  removeHighlight();
  const anchor = findAnchor(window.location.hash);
  const start = anchor ?? findContentStart();
  // Excludes menus, which are not in the index. A table row is indexed as a section.
  const root = start?.closest('tr[id], .theme-doc-markdown, main');
  if (!start || !root) return;
  let ranges = findRanges(readSectionText(root, start), words);
  if (ranges.length === 0 && !anchor) ranges = findRanges(readSectionText(root, start, true), words);
  const inText = ranges.filter(({ startContainer }) => !start.contains(startContainer));
  const shown = inText.sort((left, right) => right.toString().length - left.toString().length)[0] ?? ranges[0];
  reveal(start);
  if (shown?.startContainer.parentElement) reveal(shown.startContainer.parentElement);
  if (shown) {
    removeHighlight = highlightRanges(ranges, shown);
    removeOnAction(removeHighlight);
  }
  // Opened elements have their position in the next frame.
  requestAnimationFrame(() => {
    if (anchor) anchor.scrollIntoView();
    focusTarget(start);
    if (shown) scrollToPassage(shown);
  });
}
