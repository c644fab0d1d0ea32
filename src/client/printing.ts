/** Loads all figures before printing. Otherwise they load when they come into view, in one colour mode only. */

/** Prints without the pictures that the network has not delivered by then. */
const longestWaitMs = 8_000;

function loadPictures(): Promise<unknown> {
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
  return Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}

export async function printPage(): Promise<void> {
  const deadline = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([loadPictures(), deadline]);
  window.print();
}

// Docusaurus also runs client modules while it renders pages.
if (typeof window !== 'undefined') {
  // The browser's own menu does not wait, except in engines that load pictures for printing themselves.
  window.addEventListener('beforeprint', () => void loadPictures());
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void printPage();
  });
}
