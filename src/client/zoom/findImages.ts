/** Returns images of the content that have an alternative text and are not part of a control. */
export function findImages(): HTMLImageElement[] {
  const images = document.querySelectorAll<HTMLImageElement>('.markdown img');
  return [...images].filter((image) => image.alt !== '' && !image.closest('a, button'));
}
