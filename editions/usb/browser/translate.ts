/**
 * Replaces `@docusaurus/Translate` in scripts outside Docusaurus: returns the message with its values. All messages are
 * in Chinese, the only language (`translate.test.ts`).
 */
export function translate(
  { message }: { id?: string; message: string },
  values: Readonly<Record<string, string>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
