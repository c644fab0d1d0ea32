import * as z from 'zod';
import { type FactBase, type RecordContext, line, nameSchema } from './fact';
import { originShape } from './origin';

const elementSchema = z.strictObject({
  ...originShape,
  label: line,
  type: line,
  purpose: line,
  note: line.optional(),
});

export const screenSchema = z.strictObject({
  ...originShape,
  label: line,
  path: z.array(line).default([]),
  elements: z.record(nameSchema, elementSchema).default({}),
});

/** Screen of a product with its exact labels. `path` is the menu path before its label. */
export type ScreenFact = FactBase & {
  type: 'screen';
  label: string;
  path: readonly string[];
  /** Elements in reading order. Figures and tables use their positions as numbers. */
  elements: readonly ElementFact[];
};

export type ElementFact = FactBase & {
  type: 'element';
  name: string;
  /** Number from 1. */
  position: number;
  label: string;
  elementType: string;
  purpose: string;
  note: string | undefined;
};

/** Builds the screen of a valid record with its elements. They inherit the origin of the screen. */
export function buildScreen(name: string, record: z.infer<typeof screenSchema>, context: RecordContext): ScreenFact {
  const base = { area: context.area, file: context.file };
  const key = `${context.area}.${name}`;
  return {
    ...base,
    type: 'screen',
    key,
    origin: context.originOf(key, record),
    label: record.label,
    path: record.path,
    elements: Object.entries(record.elements).map(([elementName, element], index) => ({
      ...base,
      type: 'element',
      key: `${key}.${elementName}`,
      origin: context.originOf(`${key}.${elementName}`, element, record),
      name: elementName,
      position: index + 1,
      label: element.label,
      elementType: element.type,
      purpose: element.purpose,
      note: element.note,
    })),
  };
}
