import type { Drawing, Format } from '../../drawing/drawing';
import type { Kind } from '../kind';
import { layoutHorizontally } from './horizontal';
import { type ScaleSpec, scaleSchema } from './schema';
import { layoutVertically } from './vertical';

/**
 * Draws the scale from left to right in the wide format and upwards in the narrow one, where names next to the line
 * need no shrinking.
 */
function layout(spec: ScaleSpec, format: Format): Drawing {
  return format.name === 'wide' ? layoutHorizontally(spec, format) : layoutVertically(spec, format);
}

export const scale: Kind<ScaleSpec> = { schema: scaleSchema, layout };
