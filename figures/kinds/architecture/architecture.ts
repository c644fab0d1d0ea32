import type { Drawing, Format } from '../../drawing/drawing';
import { buildPositions } from '../../drawing/positions';
import type { Kind } from '../kind';
import { buildContentRange } from './bands';
import { drawArchitecture } from './draw';
import { type Tightness, buildMeasures, buildSpacing } from './measures';
import { placeColumns } from './place';
import { type Arrangement, arrange } from './rows';
import { type ArchitectureSpec, architectureSchema } from './schema';
import { buildSeparations, end, leftOf, linkAt, rightOf } from './separations';

/** Combinations of tightness in order of preference. Wrapping link labels is better than wrapping node names. */
const tightnesses: readonly Tightness[] = Array.from({ length: 11 }, (_nodes, nodes) =>
  Array.from({ length: 11 }, (_links, links) => ({ nodes: nodes / 10, links: links / 10 })),
)
  .flat()
  .sort((a, b) => computePenalty(a) - computePenalty(b));

function computePenalty({ nodes, links }: Tightness): number {
  return nodes + 0.6 * links;
}

function findNames({ rows, vertical }: Arrangement): string[] {
  const nodes = rows.flatMap(({ items }) => items.flatMap((item) => ('node' in item ? [item.node.id] : [])));
  return [...nodes.flatMap((id) => [leftOf(id), rightOf(id)]), ...vertical.map(({ index }) => linkAt(index)), end];
}

/**
 * Draws layers as bands from top to bottom with straight links between them. Wraps texts only as tightly as the format
 * requires. Throws when links cross, or when the longest words do not fit next to each other.
 */
function layout(spec: ArchitectureSpec, format: Format): Drawing {
  const spacing = buildSpacing(format);
  const arrangement = arrange(spec, { stacked: format.name === 'narrow' });
  const { from, to } = buildContentRange(spec.layers, format, spacing);
  const marginAfterContent = format.width - format.margin - to;
  const names = findNames(arrangement);
  let missing = Infinity;
  for (const tightness of tightnesses) {
    const measures = buildMeasures(format, tightness);
    const separations = buildSeparations(arrangement, measures, spacing, marginAfterContent);
    const positions = buildPositions(names, separations, { from, to });
    if (!positions) throw new Error('links: 有连线交叉，调整节点或连线的顺序');
    missing = Math.min(missing, positions.missing);
    if (positions.missing > 0) continue;
    const columns = placeColumns(arrangement, positions, measures, spacing);
    return drawArchitecture({ spec, arrangement, columns, measures, spacing, format });
  }
  throw new Error(`layers: ${format.label}宽了 ${Math.ceil(missing)} px，缩短文字，或把节点另放一行`);
}

export const architecture: Kind<ArchitectureSpec> = { schema: architectureSchema, layout };
