/** Where the edition keeps what the published site does not have. Below its folder. */
export const editionFiles = {
  styles: 'assets/portable/portable.css',
  pageScript: 'assets/portable/page.js',
  searchScript: 'assets/portable/search.js',
  /** With one script for each file of the search index. */
  searchFolder: 'assets/portable/search-index',
} as const;

/** Name of the one folder in the archive. */
export const editionFolder = 'documentation-centre';

/** The archive, below the build folder; `/offline` links to it. */
export const archiveFile = `downloads/${editionFolder}.zip`;
