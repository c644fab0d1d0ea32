/** A section as input of every engine. */
export type ComparedRecord = {
  /** Address of the section, as in the relevance judgements. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Own heading; the title for the page itself. */
  heading: string;
  /** Headings between title and own heading. */
  above: string;
  /** Keywords of the page, for the page itself. */
  keywords: string;
  content: string;
  code: string;
};

/** A loaded index. */
export type LoadedIndex = {
  /** Returns ids of records, best first, at most `limit`. */
  search: (query: string, limit: number) => Promise<readonly string[]>;
  /** Releases the resources of `load`. */
  close?: () => Promise<void>;
};

/** An index as a site would publish it. */
export type PublishedIndex = {
  /** Size of all files, each with gzip, or as it is if it is compressed already. */
  bytes: number;
  /** Whether it contains the text for excerpts; otherwise a site publishes that separately. */
  holdsText: boolean;
  /** Loads the index as the client does. */
  load: () => Promise<LoadedIndex>;
};

/** A search library with one configuration. */
export type ComparedEngine = {
  name: string;
  build: (records: readonly ComparedRecord[]) => Promise<PublishedIndex>;
};
