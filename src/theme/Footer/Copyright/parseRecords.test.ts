import { describe, expect, it } from 'vitest';
import { parseRecords } from './parseRecords';

describe('the record numbers of the footer', () => {
  it('are those of the configuration', () => {
    const records = [{ label: '京ICP备1号', href: 'https://beian.miit.gov.cn' }];
    expect(parseRecords(records)).toEqual(records);
  });

  it.each([undefined, null, 'x', [1, null, { label: 'a' }, { label: 'a', href: 'javascript:alert(1)' }]])(
    'are none for %j',
    (value) => {
      expect(parseRecords(value)).toEqual([]);
    },
  );
});
