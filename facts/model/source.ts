import * as z from 'zod';
import { line } from './fact';

export const sourceSchema = z.strictObject({ title: line, url: line.optional() });

/** Public source of a fact. */
export type Source = z.infer<typeof sourceSchema> & { id: string };
