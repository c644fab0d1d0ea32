import type { Screen } from '../../figureFacts';

/** An element of the screen as the figure shows it; the number is its place in the facts. */
export type NumberedElement = { number: number; label: string; type: string };
export type FindElement = (id: string) => NumberedElement;

/** Looks elements up in the screen; the function throws on an id that the screen lacks. */
export function numberElements(screen: Screen, key: string): FindElement {
  return (id) => {
    const index = screen.elements.findIndex((element) => element.id === id);
    const element = screen.elements[index];
    if (!element) {
      throw new Error(
        `regions: ${key} has no element “${id}”; it has ${screen.elements.map((other) => other.id).join(', ')}`,
      );
    }
    return { number: index + 1, label: element.label, type: element.type };
  };
}
