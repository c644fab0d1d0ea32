import type { Element, ElementContent } from 'hast';
import { type Variant, variants } from '../../facts/rendering/samples/variants';

const runTitle = '运行';

export const titleOf = (node: ElementContent): unknown =>
  node.type === 'element' && node.tagName === 'pre' ? node.properties.title : undefined;

export const createElement = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

/** Returns the index after the nodes of the variant that begins at `start`: its code, and how to run it. */
function findEnd(nodes: readonly ElementContent[], start: number): number {
  const next = nodes.findIndex((node, index) => index > start && variants.some(({ title }) => title === titleOf(node)));
  const own = nodes.slice(start, next < 0 ? undefined : next);
  const run = own.findIndex((node) => titleOf(node) === runTitle);
  return start + (run < 0 ? 1 : run + 1);
}

function buildTab({ id, title }: Variant): Element {
  return createElement('button', { type: 'button', dataVariant: id }, { type: 'text', value: title });
}

/**
 * Groups the examples of an operation by language, after a button for each language. Scripts make tabs of them
 * (src/client/reference). Without scripts, all are shown.
 */
export function groupVariants(nodes: readonly ElementContent[]): ElementContent[] {
  const starts = variants.flatMap((variant) => {
    const start = nodes.findIndex((node) => titleOf(node) === variant.title);
    return start < 0 ? [] : [{ variant, start, end: findEnd(nodes, start) }];
  });
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [...nodes];
  const panels = starts.map(({ variant, start, end }) =>
    createElement('div', { className: ['api-variant'], dataVariant: variant.id }, ...nodes.slice(start, end)),
  );
  return [
    ...nodes.slice(0, first.start),
    createElement(
      'div',
      { className: ['api-variants'] },
      createElement(
        'div',
        { className: ['api-tabs', 'needs-script'] },
        ...starts.map(({ variant }) => buildTab(variant)),
      ),
      createElement('div', { className: ['api-panels'] }, ...panels),
    ),
    ...nodes.slice(last.end),
  ];
}
