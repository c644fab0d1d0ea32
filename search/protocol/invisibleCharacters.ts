/**
 * What text may hold and nobody sees: control characters that are no space, soft hyphens, characters without width,
 * marks of direction, invisible operators. Emoji are joined by some of them (U+200D), so what is shown keeps them.
 * Written out, since Unicode properties are compiled into kilobytes for old browsers; `unseen.test.ts` compares it with
 * them.
 */
// eslint-disable-next-line no-control-regex -- a copied log holds them
export const invisibleCharacters =
  /[\0-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
