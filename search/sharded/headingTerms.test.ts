import { describe, expect, it } from 'vitest';
import { createSpell, listHeadingTerms } from './headingTerms';

describe('terms of a heading', () => {
  const spell = createSpell({
    readings: [
      { syllable: 'she', characters: '设' },
      { syllable: 'bei', characters: '备' },
      { syllable: 'zhang', characters: '长' },
      { syllable: 'du', characters: '度' },
      { syllable: 'shui', characters: '设' }, // rarer
    ],
    otherReadings: [{ word: '长度', syllables: ['chang', 'du'] }],
  });

  it.each([
    ['设备 长度（mm）', ['=设备长度mm', '~shebei', '~sb', '~changdu', '~cd']],
    ['设网', ['=设网']], // nobody taught us 网
    ['备', ['=备']],
    ['设备长度', ['=设备长度', '~shebeichangdu', '~sbcd']],
    ['设备网设备', ['=设备网设备', '~shebei', '~sb']],
    ['设备 mqtt', ['=设备mqtt', '~shebei', '~sb']],
    ['x'.repeat(30), [`=${'x'.repeat(24)}`]],
    [`${'x'.repeat(23)}😀`, [`=${'x'.repeat(23)}`]],
    [`${'x'.repeat(22)}😀x`, [`=${'x'.repeat(22)}😀`]],
    ['设备设备设备设备', ['=设备设备设备设备', `~${'shebei'.repeat(4)}`, '~sbsbsbsb']],
    ['长度长度长度长度', ['=长度长度长度长度', `~${'changdu'.repeat(4).slice(0, 24)}`, '~cdcdcdcd']],
  ])('%s', (heading, expected) => {
    expect(listHeadingTerms(heading, spell)).toEqual(expected);
  });
});
