import * as z from 'zod';
import { type FactBase, type Home, line, nameSchema } from './fact';
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

/** A screen of a product, by its exact UI words; `path` is the menu path before its label. */
export type ScreenFact = FactBase & {
  type: 'screen';
  label: string;
  path: readonly string[];
  /** In reading order; the position is the number that figures and tables share. */
  elements: readonly ElementFact[];
};

export type ElementFact = FactBase & {
  type: 'element';
  /** Name within the screen. */
  name: string;
  /** From 1. */
  position: number;
  label: string;
  elementType: string;
  purpose: string;
  note: string | undefined;
};

/** The screen of a valid record, with its elements; their origin is the screen's where they have none. */
export function buildScreen(name: string, record: z.infer<typeof screenSchema>, home: Home): ScreenFact {
  const base = { area: home.area, file: home.file };
  const key = `${home.area}.${name}`;
  return {
    ...base,
    type: 'screen',
    key,
    origin: home.originOf(key, record),
    label: record.label,
    path: record.path,
    elements: Object.entries(record.elements).map(([elementName, element], index) => ({
      ...base,
      type: 'element',
      key: `${key}.${elementName}`,
      origin: home.originOf(`${key}.${elementName}`, element, record),
      name: elementName,
      position: index + 1,
      label: element.label,
      elementType: element.type,
      purpose: element.purpose,
      note: element.note,
    })),
  };
}
