import { findHanRuns } from '../../text/characters';
import { pairsAround } from './homophones';

/**
 * Characters that look alike, a group each: what handwriting and text recognition take for one another. Only common
 * ones, and such as do not sound alike: those are found by their sound.
 */
const groups =
  '己已 末未 教数 宇字 持特待 万方 人入 土士 千干于 各备 大太天 日曰目 析折拆 拔拨 间问 参叁 没设 失夫 由甲申田电 牛午 王主 免兔 准淮 ' +
  '位拉 波破 轴抽 车东 力办 休体 名各 阀闭 堆推';

let known: ReadonlyMap<string, string> | undefined;

/** Characters that look like `character`, itself among them. */
function lookalikesOf(character: string): string {
  known ??= new Map(groups.split(' ').flatMap((group) => Array.from(group, (one) => [one, group] as const)));
  return known.get(character) ?? '';
}

/**
 * In how many sections a character must stand beside its neighbours: many a word of everyday life becomes a rare pair,
 * and two neighbours say more than one.
 */
const minBetweenTwo = 4;
const minBesideOne = 16;

/**
 * Wordings of a folded query in which one Han character that stands nowhere beside one of its neighbours is another one
 * that looks like it and stands beside all of them: 末使能 for 未使能. `count`: in how many sections two characters stand
 * side by side.
 */
export function readByLookalikes(query: string, count: (pair: string) => number): string[] {
  const wordings: string[] = [];
  for (const { text: run, start } of findHanRuns(query)) {
    run.split('').forEach((typed, at) => {
      // A character that has no neighbour meets all of them.
      if (pairsAround(run, at, typed).every((pair) => count(pair) > 0)) return;
      for (const meant of lookalikesOf(typed)) {
        const pairs = pairsAround(run, at, meant);
        const least = pairs.length === 1 ? minBesideOne : minBetweenTwo;
        if (pairs.some((pair) => count(pair) < least)) continue;
        wordings.push(query.slice(0, start + at) + meant + query.slice(start + at + 1));
      }
    });
  }
  return wordings;
}
