/** Pictures of a page's body that say something and are not part of a control. */
export function findImages(): HTMLImageElement[] {
  const images = document.querySelectorAll<HTMLImageElement>('.markdown img');
  return [...images].filter((image) => image.alt !== '' && !image.closest('a, button'));
}
