import { describe, expect, it } from 'vitest';
import { parseRecords } from './parseRecords';

describe('parseRecords', () => {
  it('returns the configured records', () => {
    const records = [{ label: '京ICP备1号', href: 'https://beian.miit.gov.cn' }];
    expect(parseRecords(records)).toEqual(records);
  });

  it.each([undefined, null, 'x', [1, null, { label: 'a' }, { label: 'a', href: 'javascript:alert(1)' }]])(
    'returns an empty list for %j',
    (value) => {
      expect(parseRecords(value)).toEqual([]);
    },
  );
});
