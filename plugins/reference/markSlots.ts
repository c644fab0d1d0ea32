import type { Element, ElementContent, Text } from 'hast';
import type { Slot } from '../../facts/rendering/samples/slots';

type Position = { offset: number };

function wrap(value: string, start: number, slots: readonly Slot[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let done = start;
  const text = (end: number): Text => ({ type: 'text', value: value.slice(done - start, end - start) });
  for (const slot of slots) {
    if (slot.start > done) parts.push(text(slot.start));
    done = slot.start;
    const { name, language, prefix, suffix } = slot;
    const affixes = { ...(prefix !== '' && { dataPrefix: prefix }), ...(suffix !== '' && { dataSuffix: suffix }) };
    const properties = { dataSlot: name, dataLanguage: language, ...affixes };
    parts.push({ type: 'element', tagName: 'span', properties, children: [text(slot.end)] });
    done = slot.end;
  }
  if (done < start + value.length) parts.push(text(start + value.length));
  return parts;
}

function mark(nodes: readonly ElementContent[], slots: readonly Slot[], position: Position): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: mark(node.children, slots, position) }];
    if (node.type !== 'text') return [node];
    const start = position.offset;
    position.offset += node.value.length;
    const own = slots.filter(({ start: from, end }) => from >= start && end <= position.offset);
    return own.length === 0 ? [node] : wrap(node.value, start, own);
  });
}

function countSlots(nodes: readonly ElementContent[]): number {
  return nodes.reduce(
    (count, node) =>
      node.type === 'element'
        ? count + countSlots(node.children) + (node.properties.dataSlot === undefined ? 0 : 1)
        : count,
    0,
  );
}

/** Wraps the literals of `slots` in highlighted code. Throws when highlighting has split one. */
export function markSlots(pre: Element, slots: readonly Slot[]): void {
  const children = mark(pre.children, slots, { offset: 0 });
  if (countSlots(children) !== slots.length)
    throw new Error(`${String(pre.properties.title)}: highlighting splits a slot`);
  pre.children = children;
}
