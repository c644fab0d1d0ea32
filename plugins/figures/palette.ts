/** The colours a figure may be drawn in and what each becomes in dark mode (darkFigure.ts draws its partner). */
export const palette = {
  '#1f2933': '#e6eaee', // text
  '#4a5663': '#b4bfca', // secondary text
  '#6b7785': '#8e9baa', // connector line
  '#ffffff': '#14181d', // background
  '#f2f5f8': '#20272f', // box fill
  '#9aa5b1': '#5a6673', // box border
  '#0b4a8f': '#8ecbff', // accent stroke and text (blue)
  '#e1ecf8': '#123252', // accent fill
  '#0b5c50': '#79dbc9', // second stroke and text (teal)
  '#e0f2ee': '#10352f', // second fill
  '#744000': '#ffc078', // warning stroke and text (amber)
  '#fdf0dd': '#3d2a10', // warning fill
  '#8f1016': '#ffa8a8', // danger stroke and text (red)
  '#fbe6e6': '#451c1f', // danger fill
} as const satisfies Record<string, string>;
