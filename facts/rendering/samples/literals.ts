/** String literals of the languages of examples. Pages insert the reader's values with the same functions. */

/** Quotes with double quotes, or with single quotes if the text contains special characters of the shell. */
function quoteForShell(text: string): string {
  return /["$`\\!]/.test(text) ? `'${text.replace(/'/g, `'\\''`)}'` : `"${text}"`;
}

function quoteForJavaScript(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** Quotes for C#, which does not allow these line separators in literals. */
function quoteForCSharp(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (separator) => `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const quotes = {
  shell: quoteForShell,
  javascript: quoteForJavaScript,
  csharp: quoteForCSharp,
  python: (text: string): string => JSON.stringify(text),
} as const;

export type LiteralLanguage = keyof typeof quotes;
