/** Where the edition keeps what the published site does not have. Below its folder. */
export const editionFiles = {
  styles: 'assets/usb/usb.css',
  pageScript: 'assets/usb/page.js',
  searchScript: 'assets/usb/search.js',
  /** With one script for each file of the search index. */
  searchFolder: 'assets/usb/search-index',
} as const;

/** Name of the one folder in the archive. */
export const editionFolder = 'documentation-centre';

/** The archive, below the build folder; `/offline` links to it. */
export const archiveFile = `downloads/${editionFolder}.zip`;
