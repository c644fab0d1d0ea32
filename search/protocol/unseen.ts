/**
 * What text may hold and nobody sees: soft hyphens, characters without width, marks of direction, invisible operators.
 * Emoji are joined by some of them (U+200D), so what is shown keeps them. Written out, since Unicode properties are
 * compiled into kilobytes for old browsers; `unseen.test.ts` compares it with them.
 */
export const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
