/** Domain words that `Intl.Segmenter` would split. */
const domainWords = [
  '序列号',
  '注塑机',
  '切削机',
  '烧结炉',
  '防火墙',
  '变量名',
  '端口',
  '令牌',
  '触摸屏',
  '控制器',
  '驱动器',
  '客户端',
  '服务器',
  '流程图',
  '数据点',
  '心跳',
  '下发',
  '上报',
  '上送',
  '急停',
  '限位',
  '回零',
  '断线',
  '断网',
  '写入',
  '本机',
  '上位机',
  '操作员',
  '重连',
  '组态',
  '看板',
  '面板',
];
const words = new Intl.Segmenter('zh', { granularity: 'word' });
const domainWord = new RegExp(`(${domainWords.join('|')})`, 'u');

const mayNotStart = /^[的了，。、；：！？）》」』”’…％°℃%),.;:!?～·_\]}>/-]/u;
const mayNotEnd = /[（《「『“‘([{<～$#·_°/-]$/u;
const latinEnd = /[\p{Script=Latin}\p{N}_.:/%$#@+°"{}-]$/u;
const latinStart = /^[\p{Script=Latin}\p{N}_"{…]/u;
const numberEnd = /\d\s$/u;
const unitStart = /^(?:°|%|[\p{Script=Latin}µ]{1,3}(?![\p{Script=Latin}]))/u;

function segment(text: string): string[] {
  return text
    .split(domainWord)
    .flatMap((part) => (domainWord.test(part) ? [part] : Array.from(words.segment(part), ({ segment: word }) => word)));
}

/** Splits text at its line break opportunities: words keep their punctuation, quantities their unit. */
export function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const word of segment(text)) {
    const last = pieces.at(-1);
    const joined =
      last !== undefined &&
      (word.trim() === '' ||
        (mayNotStart.test(word) && !/\s$/u.test(last)) ||
        mayNotEnd.test(last) ||
        (latinEnd.test(last) && latinStart.test(word)) ||
        (numberEnd.test(last) && unitStart.test(word)));
    if (joined) pieces[pieces.length - 1] = last + word;
    else if (word !== '') pieces.push(word);
  }
  return pieces;
}
