/**
 * Stands between the cells of a table row in the text of a section, where a row is one line: neighbours are read
 * together and are no phrase. The indexer writes it, the engine finds whole cells by it.
 */
export const cellBorder = ' | ';
