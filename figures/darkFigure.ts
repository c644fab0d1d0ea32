import { palette } from './palette';

const darkColours: ReadonlyMap<string, string> = new Map(
  Object.values(palette).map(({ light, dark }) => [light, dark]),
);

// Every place an SVG can name a colour: presentation attributes and declarations of `style`.
const colourSyntax = /\b(fill|stroke|color|stop-color|flood-color|lighting-color)(\s*=\s*["']|\s*:\s*)([^"';]+)/g;
const noColour = new Set(['none', 'inherit', 'currentColor']);

/**
 * The figure `svg` in the colours of dark mode.
 * Throws, naming `file` and the colour, when the figure uses a colour outside the palette (`palette.ts`).
 */
export function buildDarkFigure(svg: string, file: string): string {
  return svg.replace(colourSyntax, (_match, property: string, separator: string, colour: string) => {
    const dark = noColour.has(colour) ? colour : darkColours.get(colour);
    if (dark === undefined) {
      throw new Error(
        `${file}: ${property} "${colour}" is not a colour of the figure palette; use one of: ${[...darkColours.keys()].join(', ')}`,
      );
    }
    return `${property}${separator}${dark}`;
  });
}
