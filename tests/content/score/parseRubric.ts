/** Item of `contributing/rubric.md` and the rules that score it. */

export type RubricItem = {
  /** `R1` … `R15` */
  id: string;
  title: string;
  /** Marked ★: a page that passes scores more than 0. */
  isVital: boolean;
  /** Names of the rules whose findings count. */
  rules: readonly string[];
};

const row = /^\| (R\d+)( ★)? *\| ([^|]+?) *\| ([^|]+?) *\|/gm;

/** Parses the text of the rubric. Throws when it has no items. */
export function parseRubric(markdown: string): RubricItem[] {
  const items = [...markdown.matchAll(row)].map(([, id = '', star, title = '', rules = '']): RubricItem => ({
    id,
    title,
    isVital: star !== undefined,
    rules: [...rules.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }));
  if (items.length === 0) throw new Error('contributing/rubric.md: 评分项的表没有“| R1 | … |”这样的行');
  return items;
}
