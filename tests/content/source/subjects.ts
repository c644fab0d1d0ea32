/** Pairs of neighbouring Chinese characters, with Latin words as they are: what a phrase is about, order left out. */
function findPairs(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
    for (let index = 0; index + 1 < run.length; index += 1) pairs.add(run.slice(index, index + 2));
  }
  for (const [word] of text.matchAll(/[A-Za-z][\w-]+/g)) pairs.add(word.toLowerCase());
  return pairs;
}

/** Parts of labels that a sentence says in other words: 每个设备类型的数据定义数, 一个设备类型最多 500 条数据定义. */
const colourless = /每个|每台|每|一个|的|最[大小长短多少高低]|上限|下限|数量|个数|条数|台数|数$/g;

const pairsOfLabel = new Map<string, ReadonlySet<string>>();
const minShare = 0.7;
/** Labels of fewer pairs (长度, 文本长度) name too little to be found by. */
const minPairs = 3;

/** True when `text` speaks of most of what `label` names: "设备列表每页 15 条" of "设备列表每页条数". */
export function sharesSubject(label: string, text: string): boolean {
  const wanted = pairsOfLabel.get(label) ?? findPairs(label.replace(colourless, ' '));
  pairsOfLabel.set(label, wanted);
  if (wanted.size < minPairs) return false;
  const shared = [...wanted].filter((pair) => text.includes(pair) || text.toLowerCase().includes(pair));
  return shared.length / wanted.size >= minShare;
}
