/**
 * Docusaurus puts every text of its translation into the main script. These belong to parts that no page of this site
 * has; `tests/content/output/texts.ts` fails when the code asks for one of them after all.
 */
const unused: readonly RegExp[] = [
  /^theme\.blog\./,
  /^theme\.tags\./,
  /^theme\.docs\.(?:DocCard|tagDocListPageTitle|versions)\b/,
  /^theme\.docs\.sidebar\.(?:collapse|expand)Button/,
  /^theme\.navbar\.mobileDropdown\./,
  /^theme\.CodeBlock\.copied$/,
];

/** The texts among `messages` (id to text) that the site can show. */
export function shownTexts(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !unused.some((pattern) => pattern.test(id))));
}
