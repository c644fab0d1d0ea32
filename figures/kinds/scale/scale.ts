import type { Drawing, Format } from '../../drawing/drawing';
import type { Kind } from '../kind';
import { layoutHorizontally } from './horizontal';
import { type ScaleSpec, scaleSchema } from './schema';
import { layoutVertically } from './vertical';

/** From left to right in a page, upwards on a phone, where names beside the line need no shrinking. */
function layout(spec: ScaleSpec, format: Format): Drawing {
  return format.name === 'wide' ? layoutHorizontally(spec, format) : layoutVertically(spec, format);
}

export const scale: Kind<ScaleSpec> = { schema: scaleSchema, layout };
