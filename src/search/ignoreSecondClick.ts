function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    document.removeEventListener('click', ignore, true); // another click, or a key
  }
}

/**
 * Keeps what is left of a double click from the page that its first click has opened: it would fall on whatever stands
 * there, and count as what ends the marks of a landing. Whether clicks belong together, the reader's system says.
 */
export function ignoreSecondClick(): void {
  document.addEventListener('click', ignore, true);
}
