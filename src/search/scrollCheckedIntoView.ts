/** Where the products are one row, the chosen one may be cut off by its ends: then it comes to its middle. */
export function scrollCheckedIntoView(row: HTMLElement | null): void {
  const choice = row?.querySelector(':checked')?.parentElement;
  if (!row || !choice) return;
  const [inner, outer] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
