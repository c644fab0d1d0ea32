/** The rubric of `contributing/rubric.md` as data: its items and the rules that each is scored by. */

export type RubricItem = {
  /** `R1` … `R15` */
  id: string;
  title: string;
  /** May not be 0 on a page that passes (★). */
  isVital: boolean;
  /** Names of the rules whose findings it counts. */
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
  if (items.length === 0) throw new Error('rubric.md: no rows "| R1 | … |" in the table of items');
  return items;
}
