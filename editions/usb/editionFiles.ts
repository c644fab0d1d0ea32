/** Paths of the files that only the edition has, relative to its folder. */
export const editionFiles = {
  styles: 'assets/usb/usb.css',
  pageScript: 'assets/usb/page.js',
  searchScript: 'assets/usb/search.js',
  /** Folder with one script for each file of the search index. */
  searchFolder: 'assets/usb/search-index',
} as const;

/** Name of the top-level folder in the archive. */
export const editionFolder = 'documentation-centre';

/** Path of the archive in the build folder. The page `/offline` links to it. */
export const archiveFile = `downloads/${editionFolder}.zip`;
