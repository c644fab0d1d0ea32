import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, buildMemberContext, line, nameSchema } from './fact';
import { originShape } from './origin';

const elementSchema = z
  .strictObject({ ...originShape, label: line, type: line, purpose: line, note: line.optional() })
  .transform(({ type: elementType, ...element }) => ({ ...element, elementType }));

export const screenSchema = z.strictObject({
  ...originShape,
  label: line,
  /** Menu path before the label. */
  path: z.array(line).default([]),
  elements: z.record(nameSchema, elementSchema).default({}),
});

type ScreenRecord = z.infer<typeof screenSchema>;

export type ElementFact = FactOfRecord<'element', z.infer<typeof elementSchema>> & {
  name: string;
  /** Number from 1. */
  position: number;
};

/** Screen of a product with its exact labels. */
export type ScreenFact = FactOfRecord<'screen', Omit<ScreenRecord, 'elements'>> & {
  /** Elements in reading order. Figures and tables use their positions as numbers. */
  elements: readonly ElementFact[];
};

/** Builds the screen of a valid record with its elements. They inherit the origin of the screen. */
export function buildScreen(name: string, record: ScreenRecord, context: RecordContext): ScreenFact {
  const key = `${context.area}.${name}`;
  const elementContext = buildMemberContext(record, context);
  return {
    ...buildFact('screen', key, record, context),
    elements: Object.entries(record.elements).map(([elementName, element], index) => ({
      ...buildFact('element', `${key}.${elementName}`, element, elementContext),
      name: elementName,
      position: index + 1,
    })),
  };
}
