/**
 * Translations that no page of this site uses. Docusaurus adds every translation to the main script.
 * `tests/content/output/texts.ts` fails when the code requests one of these.
 */
const unused: readonly RegExp[] = [
  /^theme\.blog\./,
  /^theme\.tags\./,
  /^theme\.docs\.(?:DocCard|tagDocListPageTitle|versions)\b/,
  /^theme\.docs\.sidebar\.(?:collapse|expand)Button/,
  /^theme\.navbar\.mobileDropdown\./,
  /^theme\.CodeBlock\.copied$/,
];

/** Returns the messages (text by id) that the site can show. */
export function shownTexts(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !unused.some((pattern) => pattern.test(id))));
}
