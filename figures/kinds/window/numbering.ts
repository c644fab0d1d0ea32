import type { Screen } from '../../figureFacts';

/** Element of the screen in the figure. `number` is undefined for elements without a badge. */
export type NumberedElement = { number: number | undefined; label: string; type: string };
export type FindElement = (id: string) => NumberedElement;

/**
 * Returns a function that looks up elements of the screen. Numbers are positions in `numbered`, without gaps. The
 * function throws on an unknown id.
 */
export function numberElements(screen: Screen, key: string, numbered: readonly string[]): FindElement {
  return (id) => {
    const element = screen.elements.find((each) => each.id === id);
    if (!element) {
      throw new Error(`regions: ${key} 没有元素“${id}”，有：${screen.elements.map((other) => other.id).join('、')}`);
    }
    return { number: numbered.indexOf(id) + 1 || undefined, label: element.label, type: element.type };
  };
}
