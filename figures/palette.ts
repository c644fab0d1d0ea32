export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

/** Colours of figures in both colour modes. Text has a contrast of 7:1 on every fill (palette.test.ts). */
export const palette = {
  text: { light: '#1f2933', dark: '#e6eaee' },
  secondary: { light: '#434e5a', dark: '#c0cad4' },
  line: { light: '#6b7785', dark: '#8e9baa' },
  background: { light: '#ffffff', dark: '#14181d' },
  boxFill: { light: '#f2f5f8', dark: '#20272f' },
  boxBorder: { light: '#9aa5b1', dark: '#5a6673' },
  accent: { light: '#0b4a8f', dark: '#8ecbff' },
  accentFill: { light: '#e1ecf8', dark: '#123252' },
  second: { light: '#0a5449', dark: '#79dbc9' },
  secondFill: { light: '#e0f2ee', dark: '#10352f' },
  warning: { light: '#744000', dark: '#ffc078' },
  warningFill: { light: '#fdf0dd', dark: '#3d2a10' },
  danger: { light: '#8f1016', dark: '#ffa8a8' },
  dangerFill: { light: '#fbe6e6', dark: '#451c1f' },
} as const satisfies Record<string, Record<Mode, string>>;

/** Name of a colour by its purpose. Drawings contain these names, not colour values. */
export type Colour = keyof typeof palette;

/** Border, text and fill colours by the importance or danger of a part. */
export const tones = {
  plain: { stroke: 'boxBorder', label: 'text', fill: 'background' },
  muted: { stroke: 'boxBorder', label: 'text', fill: 'boxFill' },
  accent: { stroke: 'accent', label: 'accent', fill: 'accentFill' },
  second: { stroke: 'second', label: 'second', fill: 'secondFill' },
  warning: { stroke: 'warning', label: 'warning', fill: 'warningFill' },
  danger: { stroke: 'danger', label: 'danger', fill: 'dangerFill' },
} as const satisfies Record<string, { stroke: Colour; label: Colour; fill: Colour }>;

export type Tone = keyof typeof tones;
export const toneNames = ['plain', 'muted', 'accent', 'second', 'warning', 'danger'] as const satisfies readonly Tone[];
