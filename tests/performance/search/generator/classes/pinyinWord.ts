import type { QueryClass } from '../knownItem';
import { isHanHeading, readPinyin } from '../readPinyin';
import { splitWords } from '../words';

/** First word of a Chinese heading in pinyin. */
export const pinyinWord: QueryClass = {
  name: 'pinyin_word',
  group: 'ext',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections
          .map(({ heading }) => ({ heading, word: splitWords(heading)[0]?.text ?? '' }))
          .filter(({ heading, word }) => isHanHeading(heading, 3, 16) && isHanHeading(word, 2, 4)),
        25,
        ({ word }) => word,
      )
      .map(({ word }) => {
        const spoken = readPinyin(word).join('');
        return {
          query: spoken,
          relevant:
            view.findIds(
              ({ heading }) =>
                isHanHeading(heading.slice(0, word.length), 2, 4) &&
                readPinyin(heading.slice(0, word.length)).join('') === spoken,
            ) ?? new Set(),
        };
      }),
};
