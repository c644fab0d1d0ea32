/** Data of the form, written by plugins/reference/fillButton.ts. */
export type ExampleField = {
  name: string;
  label: string;
  /** Value in the examples until the reader enters one. Empty for secrets. */
  example: string;
  kind: 'address' | 'json' | 'text' | 'secret';
};

export type ExampleForm = { area: string; fields: readonly ExampleField[] };

export const readForm = (button: HTMLElement): ExampleForm => JSON.parse(button.dataset.example ?? '') as ExampleForm; // written at build time
