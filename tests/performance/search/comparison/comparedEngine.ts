/** A section of a page as every engine is given it: what it is called and what it says. */
export type ComparedRecord = {
  /** Address of the section, as in the answers that are counted as right. */
  id: string;
  /** Of the page. */
  title: string;
  /** Own heading; the title for the page itself. */
  heading: string;
  /** Headings between title and own heading. */
  above: string;
  /** Other names of the page, where the section is the page itself. */
  keywords: string;
  content: string;
  code: string;
};

/** An index that can be asked. */
export type LoadedIndex = {
  /** Ids of records, best first, at most `limit`. */
  search: (query: string, limit: number) => Promise<readonly string[]>;
  /** Ends what `load` started. */
  close?: () => Promise<void>;
};

/** An index as a site would publish it. */
export type PublishedIndex = {
  /** All of its files, each as small as gzip makes it, or as it is where it is packed already. */
  bytes: number;
  /** Whether it holds the text that excerpts are cut from; otherwise a site publishes that besides. */
  holdsText: boolean;
  /** What the reader's side does before it can answer. */
  load: () => Promise<LoadedIndex>;
};

/** A search library with one configuration. */
export type ComparedEngine = {
  name: string;
  build: (records: readonly ComparedRecord[]) => Promise<PublishedIndex>;
};
