function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    document.removeEventListener('click', ignore, true); // another click, or a click by keyboard
  }
}

/**
 * Ignores the second click of a double click on a hit. It would activate an element of the page that the first click
 * opened, and end the highlighting. The operating system decides which clicks form a double click (`detail`).
 */
export function ignoreSecondClick(): void {
  document.addEventListener('click', ignore, true);
}
