/** What a category page shows about an item, in addition to its label. */
export type CategoryItem = {
  description?: string | undefined;
  /** Name of the kind of a page, and its reading time. */
  kind?: string | undefined;
  minutes?: number | undefined;
  /** Number of pages of a category. */
  pages?: number | undefined;
};
