import { describe, expect, it } from 'vitest';
import { parseAnnouncement } from './parseAnnouncement';

describe('parseAnnouncement', () => {
  it('returns plain text as one part', () => {
    expect(parseAnnouncement('文档正在核对。')).toEqual([{ text: '文档正在核对。' }]);
  });

  // spec: announcement-links
  it('parses links to internal and external pages', () => {
    expect(parseAnnouncement('见[说明](/docs/a#b)和[标准](https://example.com/x)。')).toEqual([
      { text: '见' },
      { text: '说明', address: '/docs/a#b' },
      { text: '和' },
      { text: '标准', address: 'https://example.com/x' },
      { text: '。' },
    ]);
  });

  it.each(['[x](javascript:alert(1))', '[x](//evil.example)', '[x](/\\evil.example)', '<b>x</b>'])(
    'keeps %s as text',
    (content) => {
      expect(parseAnnouncement(content)).toEqual([{ text: content }]);
    },
  );
});
