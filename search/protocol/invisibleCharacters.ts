/**
 * Invisible characters: control characters except spaces, soft hyphens, zero-width characters, direction marks,
 * invisible operators. Text that is displayed keeps them, because some join emoji (U+200D). They are listed, because
 * Unicode properties compile to kilobytes for old browsers. The test compares the list with the properties.
 */
export const invisibleCharacters =
  // eslint-disable-next-line no-control-regex -- pasted logs contain them
  /[\0-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
