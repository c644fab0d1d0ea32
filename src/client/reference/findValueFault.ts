import type { ExampleField } from './exampleFields';

/** Reason why a value cannot be inserted (`faultTexts.ts`). */
export type ValueFault = 'address' | 'control' | 'json' | 'scheme' | 'space' | 'trim';

// eslint-disable-next-line no-control-regex -- these characters are refused
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

function isAddress(value: string): boolean {
  if (/[?#@\\]/.test(value)) return false;
  try {
    return new URL(value).host !== '';
  } catch {
    return false;
  }
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function findAddressFault(value: string): ValueFault | undefined {
  if (/\s/.test(value)) return 'space';
  if (!/^https?:\/\//i.test(value)) return 'scheme';
  return isAddress(value) ? undefined : 'address';
}

/** Returns why a value cannot be inserted. Empty values are valid: the example remains. */
export function findValueFault({ kind }: Pick<ExampleField, 'kind'>, value: string): ValueFault | undefined {
  if (value === '') return undefined;
  if (control.test(value)) return 'control';
  if (kind === 'address') return findAddressFault(value);
  if (kind === 'secret' && value !== value.trim()) return 'trim';
  return kind === 'json' && !isJson(value) ? 'json' : undefined;
}
