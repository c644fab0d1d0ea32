/** Numbers of the specification that code needs, in the order of its sections. */

/** Longest search query, in characters (§5). */
export const maxQueryChars = 64;
