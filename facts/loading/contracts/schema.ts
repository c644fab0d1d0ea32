import * as z from 'zod';
import { originShape } from '../../model/origin';

export const provenanceSchema = z.strictObject(originShape);

/** Parts of a JSON Schema that pages show. */
export type Schema = {
  type?: string | string[] | undefined;
  title?: string | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
  contentMediaType?: string | undefined;
  required?: string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  additionalProperties?: boolean | Schema | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  'x-constraint'?: string | undefined;
  'x-unit'?: string | undefined;
  'x-env'?: string | undefined;
  'x-states'?: string | undefined;
  'x-provenance'?: z.infer<typeof provenanceSchema> | undefined;
};

const text = z.string().optional();
const number = z.number().optional();

export const schemaSchema: z.ZodType<Schema> = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  title: text,
  description: text,
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  pattern: text,
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  maxItems: number,
  contentMediaType: text,
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  get items() {
    return schemaSchema.optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schemaSchema]).optional();
  },
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
  get oneOf() {
    return z.array(schemaSchema).optional();
  },
  'x-constraint': text,
  'x-unit': text,
  'x-env': text,
  'x-states': text,
  'x-provenance': provenanceSchema.optional(),
});
