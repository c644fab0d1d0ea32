/** Creates an element with attributes and children. Strings become text nodes, never HTML. */
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

/** Finds the buttons that `editions/usb/pages/controls.ts` marked for a script. */
export function findControls(control: string): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[data-control="${control}"]`)];
}
