/** Finds the bigrams of Chinese characters and the Latin words of a text. */
function findBigrams(text: string): ReadonlySet<string> {
  const bigrams = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
    for (let index = 0; index + 1 < run.length; index += 1) bigrams.add(run.slice(index, index + 2));
  }
  for (const [word] of text.matchAll(/[A-Za-z][\w-]+/g)) bigrams.add(word.toLowerCase());
  return bigrams;
}

/** Parts of labels that sentences often rephrase: 每个设备类型的数据定义数, 一个设备类型最多 500 条数据定义. */
const colourless = /每个|每台|每|一个|的|最[大小长短多少高低]|上限|下限|数量|个数|条数|台数|数$/g;

const bigramsOfLabel = new Map<string, ReadonlySet<string>>();
const minShare = 0.7;
/** Minimum number of bigrams. Shorter labels (长度) are ambiguous. */
const minBigrams = 3;

/** Whether `text` contains most bigrams of `label`: "设备列表每页 15 条" and "设备列表每页条数". */
export function sharesSubject(label: string, text: string): boolean {
  const wanted = bigramsOfLabel.get(label) ?? findBigrams(label.replace(colourless, ' '));
  bigramsOfLabel.set(label, wanted);
  if (wanted.size < minBigrams) return false;
  const shared = [...wanted].filter((bigram) => text.includes(bigram) || text.toLowerCase().includes(bigram));
  return shared.length / wanted.size >= minShare;
}
