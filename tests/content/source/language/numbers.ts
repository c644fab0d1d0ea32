/** Z15: measured amounts in Arabic numerals; five digits and more with commas, except in user input. */
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const counter = '(?:条|个|台|次|人|行|份|张|辆|套|家|件|字节|用户|设备|记录)';
const long = new RegExp(`(?<![\\w.,:/#-])(\\d{5,})(?= ?${counter})`, 'gu');
const typed = /((?:端口|地址|寄存器|编号|站号|波特率|ID|填写?|输入|设为)[^，。；\d]{0,6})(\d{1,3}(?:,\d{3})+)(?!\d)/gu;
const spelled = [
  avoid(
    `(?<![第十百千万一二三四五六七八九零几数])(?:[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]?百[零一二三四五六七八九十]*|[一二两三四五六七八九十]+[千万][零一二三四五六七八九十百千万]*)(?=${counter}|(?:毫|微|纳)?秒|分钟|小时|天|(?:毫|厘|微|千)?米|伏|毫?安|瓦|度|兆|倍|字符|转|圈)`,
    '用阿拉伯数字',
  ),
  avoid(
    '(?<![第十百千万一二三四五六七八九零几数同统唯每])[一二两三四五六七八九](?=(?:毫|微|纳)秒|秒(?!表)|分钟|个?小时|毫米|厘米|微米|米|公里|千克|公斤|伏|毫安|安培|千?瓦|兆|赫兹)',
    '用阿拉伯数字',
  ),
  avoid(
    '(?<![第十百千万一二三四五六七八九零几数])[一二两三四五六七八九][十百千万][一二三四五六七八九十百千万零]*[百千万](?![分一不])',
    '用阿拉伯数字',
  ),
  avoid('百分之[零一二三四五六七八九十百]+', '用数字和 %'),
];

export const numbersRule: LanguageRule = {
  name: 'numbers',
  codes: { Z15: 'warning' },
  passage: () =>
    function* findNumbers(passage, { page }) {
      const lines = page?.writtenText.split('\n');
      /** Whether the page contains the number. A value of a fact is written as the product shows it. */
      const isByHand = (text: string, index: number): boolean =>
        lines?.[passage.lineAt(index) - 1]?.includes(text) ?? true;
      const narrates = passage.kind === 'paragraph' || passage.kind === 'listItem' || passage.kind === 'description';
      if (narrates) {
        yield* correctMatches(passage, 'Z15', long, ({ 0: found, index }) =>
          isByHand(found, index) ? found.replace(/\B(?=(?:\d{3})+$)/g, ',') : undefined,
        );
      }
      yield* correctMatches(
        passage,
        'Z15',
        typed,
        ({ 1: before = '', 2: found = '', index }) =>
          isByHand(found, index) ? `${before}${found.replace(/,/g, '')}` : undefined,
        {
          because: '读者要键入它',
        },
      );
      yield* findWords(passage, 'Z15', spelled);
    },
};
