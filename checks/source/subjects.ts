/** Pairs of neighbouring Chinese characters, with Latin words as they are: what a phrase is about, order left out. */
function findPairs(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
    for (let index = 0; index + 1 < run.length; index += 1) pairs.add(run.slice(index, index + 2));
  }
  for (const [word] of text.matchAll(/[A-Za-z][\w-]+/g)) pairs.add(word.toLowerCase());
  return pairs;
}

const pairsOfLabel = new Map<string, ReadonlySet<string>>();
const enough = 0.6;

/** True when `text` speaks of at least `minShare` of what `label` names: "设备列表每页 15 条" of "设备列表每页条数". */
export function sharesSubject(label: string, text: string, minShare = enough): boolean {
  const wanted = pairsOfLabel.get(label) ?? findPairs(label);
  pairsOfLabel.set(label, wanted);
  if (wanted.size === 0) return false;
  const shared = [...wanted].filter((pair) => text.includes(pair) || text.toLowerCase().includes(pair));
  return shared.length / wanted.size >= minShare;
}
