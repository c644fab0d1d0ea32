/**
 * Stands in for `@docusaurus/Translate` in scripts outside Docusaurus: the message with its values. Chinese is the only
 * language, and every message is written in it (`translate.test.ts`).
 */
export function translate(
  { message }: { id?: string; message: string },
  values: Readonly<Record<string, string>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
