import type { FooterRecord } from '@site/catalog/footer';

function isRecord(value: unknown): value is FooterRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'href' in value &&
    typeof value.href === 'string' &&
    value.href.startsWith('https://')
  );
}

/** Returns the valid record numbers of `customFields.records`, which catalog/footer.ts writes. */
export function parseRecords(value: unknown): FooterRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
