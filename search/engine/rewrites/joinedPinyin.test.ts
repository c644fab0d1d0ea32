import { expect, it } from 'vitest';
import { rewriteWeights } from '../weights';
import { readJoinedPinyin } from './joinedPinyin';
import type { HanString } from './pinyin';
import type { Spelling } from './pinyinRewrites';

/** Reads letters for headings with these strings; `lookedUp` are the letters that were looked up. */
function read(letters: string, spelled: Readonly<Record<string, string>>) {
  const lookedUp: string[] = [];
  const find = (part: string): HanString[] => {
    lookedUp.push(part);
    const text = spelled[part];
    return text === undefined ? [] : [{ text, weight: 1 }];
  };
  const spelling: Spelling = { find, findInFull: find, collect: () => [] };
  const found = readJoinedPinyin(letters, spelling);
  return { texts: found.map(({ text }) => text), weights: found.map(({ weight }) => weight), lookedUp };
}

it.each([
  ['jitinghuifu', { jiting: '急停', huifu: '恢复' }, ['急停恢复']],
  ['shuju'.repeat(2), { shuju: '数据' }, ['数据数据']],
  ['dianjidianjidianji', { dianji: '电机', dianjidianji: '电机电机' }, ['电机电机电机']], // maximum length of two
  ['dianjidianjidianjia', { dianji: '电机', dianjidianjia: '电机电极' }, []],
  ['anbinmen', { anbin: '安宾', men: '门们' }, []], // each has four letters at least
  ['menanbin', { men: '门们', anbin: '安宾' }, []],
  ['bianlian', { bian: '变', lian: '连' }, []], // and two characters
  ['bianlian', { bian: '变暗', lian: '连暗' }, ['变暗连暗']],
  ['bianlian', { bian: '变暗', lian: '连' }, []],
  ['jiushijiao', { jiush: '旧十', ijiao: '一角' }, []], // no syllable ends so
])('reads two words in %s when headings spell %j', (letters, spelled, texts) => {
  const { texts: found, weights } = read(letters, spelled);
  expect(found).toEqual(texts);
  expect(weights).toEqual(texts.map(() => rewriteWeights.startOfRun));
});

it('looks up a second word only after a first one', () => {
  const { lookedUp } = read('shujujieru', { jieru: '接入' });
  expect(lookedUp).toContain('shuju');
  expect(lookedUp).not.toContain('jieru');
});
