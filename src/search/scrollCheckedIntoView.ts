/** Scrolls the row to center its checked input, if that is cut off. */
export function scrollCheckedIntoView(row: HTMLElement | null): void {
  const label = row?.querySelector(':checked')?.parentElement;
  if (!row || !label) return;
  const [inner, outer] = [label.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
