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
        const spelled = readPinyin(word).join('');
        return {
          query: spelled,
          relevant:
            view.findIds(
              ({ heading }) =>
                isHanHeading(heading.slice(0, word.length), 2, 4) &&
                readPinyin(heading.slice(0, word.length)).join('') === spelled,
            ) ?? new Set(),
        };
      }),
};
