/**
 * Shows a reader what they searched for on the page they have come to: the section's heading is in view, the words are
 * marked by the engine's highlights, which change neither document nor layout, until the reader clicks, presses Escape
 * or goes on. Where highlights are missing (Chromium below 105) the block with the first passage gets a line beside it.
 */
import { findAnchor, findContentStart, focusTarget } from '../client/focusTarget';
import { type SectionText, findPassages, readSectionText, toRange } from './sectionText';

const highlightName = 'search-hit';
const blockClass = 'search-hit';
const maxPassages = 100;
/** A passage lower than this part of the window is brought up. */
const lowestPart = 0.85;
const shownPart = 0.4;

let unmark: () => void = () => undefined;

/** Opens what hides `element`: closed details and the panels of tabs that are not chosen. */
function reveal(element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
    if (outer.getAttribute('role') !== 'tabpanel' || !outer.hasAttribute('hidden')) continue;
    const panels = [...(outer.parentElement?.children ?? [])].filter((panel) => panel.matches('[role="tabpanel"]'));
    const tabs = outer.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.[panels.indexOf(outer)]?.click();
  }
}

function markRanges(ranges: readonly Range[], first: Range): () => void {
  // Engines of the browser list may lack it, whatever the types say.
  const highlights: HighlightRegistry | undefined = 'highlights' in CSS ? CSS.highlights : undefined;
  if (highlights && typeof Highlight === 'function') {
    highlights.set(highlightName, new Highlight(...ranges));
    return () => highlights.delete(highlightName);
  }
  const block = first.startContainer.parentElement?.closest('p, li, td, th, pre, h1, h2, h3, h4, h5, h6');
  block?.classList.add(blockClass);
  return () => block?.classList.remove(blockClass);
}

function endOnAction(end: () => void): void {
  const stop = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    document.removeEventListener('click', stop, true);
    document.removeEventListener('keydown', stop, true);
    end();
  };
  document.addEventListener('click', stop, true);
  document.addEventListener('keydown', stop, true);
}

/** Brings a passage to the middle of whatever hides it at its sides: a wide table, a long line of code. */
function scrollSideways(passage: Range): void {
  for (let box = passage.startContainer.parentElement; box?.parentElement; box = box.parentElement) {
    const [own, { left, right }] = [box.getBoundingClientRect(), passage.getBoundingClientRect()];
    const isSeen = left >= own.left && right <= own.right;
    if (box.scrollWidth > box.clientWidth && !isSeen) box.scrollLeft += (left + right - own.left - own.right) / 2;
  }
}

function scrollToPassage(passage: Range): void {
  scrollSideways(passage);
  const isSeen = ({ bottom, top }: DOMRect) => top >= 0 && bottom <= window.innerHeight * lowestPart;
  if (isSeen(passage.getBoundingClientRect())) return;
  passage.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // inside its own box
  window.scrollBy(0, passage.getBoundingClientRect().top - window.innerHeight * shownPart);
}

function findRanges(section: SectionText, words: readonly string[]): Range[] {
  return findPassages(section.text, words, maxPassages).flatMap(([from, to]) => toRange(section, from, to) ?? []);
}

/**
 * Marks `words` in the section or table row that the address names, or else in the beginning of the page. Marks them in
 * the whole page when that holds none. Shows the first of the longest words: a shorter one may be anywhere.
 */
export function highlightPassages(words: readonly string[]): void {
  unmark();
  const anchor = findAnchor(window.location.hash);
  const start = anchor ?? findContentStart();
  // The index knows nothing of menus beside a document. A table row is a section of its own.
  const root = start?.closest('tr[id], .theme-doc-markdown, main');
  if (!start || !root) return;
  let ranges = findRanges(readSectionText(root, start), words);
  if (ranges.length === 0 && !anchor) ranges = findRanges(readSectionText(root, start, true), words);
  const inText = ranges.filter(({ startContainer }) => !start.contains(startContainer));
  const shown = inText.sort((left, right) => right.toString().length - left.toString().length)[0] ?? ranges[0];
  reveal(start);
  if (shown?.startContainer.parentElement) reveal(shown.startContainer.parentElement);
  if (shown) {
    unmark = markRanges(ranges, shown);
    endOnAction(unmark);
  }
  // What was opened has its place a frame later.
  requestAnimationFrame(() => {
    if (anchor) anchor.scrollIntoView();
    focusTarget(start);
    if (shown) scrollToPassage(shown);
  });
}
