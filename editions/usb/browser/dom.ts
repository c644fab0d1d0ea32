/** An element of attributes and of text or other elements. Text is text: nothing here reads HTML. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

/** Buttons that `editions/usb/pages/controls.ts` has left for a script. */
export function findControls(control: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[data-control="${control}"]`)];
}
