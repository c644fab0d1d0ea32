/**
 * Separator of the cells of a table row in the text of a section, where a row is one line: the row is read as a whole,
 * but no phrase crosses two cells. The indexer writes it, the engine recognises whole cells by it.
 */
export const cellBorder = ' | ';
