/** Z05: bold text neither begins nor ends with punctuation. */
import type { LanguageRule } from './languageRule';

const edge = /^[，。、；：！？（“‘《【,.;:!?("'[]+|[，。、；：！？）”’》】,.;:!?)"'\]]+$/u;
/** Calls and arrays, such as `f()` and `n[]`, whose closing bracket belongs to the word. */
const callEnd = /\w(?:\(\)|\[\])$/u;

export const boldEdgesRule: LanguageRule = {
  name: 'boldEdges',
  codes: { Z05: 'error' },
  passage: () =>
    function* findBoldEdges({ text, plain, spans }) {
      for (const { type, start, end } of spans) {
        const bold = text.slice(start, end);
        if (type !== 'strong' || callEnd.test(bold) || !edge.test(plain.slice(start, end))) continue;
        const inner = bold
          .replace(/^[，。、；：！？（“‘《【,.;:!?("'[]+/u, '')
          .replace(/[，。、；：！？）”’》】,.;:!?)"'\]]+$/u, '');
        yield { index: start, code: 'Z05', message: `“${bold}”只加粗“${inner}”，标点放在外面` };
      }
    },
};
