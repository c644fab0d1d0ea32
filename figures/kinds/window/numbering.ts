import type { Screen } from '../../figureFacts';

/** An element of the screen as the figure shows it; `number` is undefined when the figure does not number it. */
export type NumberedElement = { number: number | undefined; label: string; type: string };
export type FindElement = (id: string) => NumberedElement;

/**
 * Looks up elements in the screen. The number is the position in `numbered`, so numbers have no gaps. The returned
 * function throws on an id that the screen lacks.
 */
export function numberElements(screen: Screen, key: string, numbered: readonly string[]): FindElement {
  return (id) => {
    const element = screen.elements.find((each) => each.id === id);
    if (!element) {
      throw new Error(
        `regions: ${key} has no element “${id}”; it has ${screen.elements.map((other) => other.id).join(', ')}`,
      );
    }
    return { number: numbered.indexOf(id) + 1 || undefined, label: element.label, type: element.type };
  };
}
