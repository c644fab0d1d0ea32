/** Z43: a link is introduced by 参见 and names its target. Empty texts and targets: pageLinks. */
import { correct } from './correction';
import type { LanguageRule } from './languageRule';

const introductions =
  /(?:(?:请|可以?|也可|详情|具体)*(?:详见|参阅|参看|请见|详情见|(?<![参常罕意预可听看偏])见)|(?:^|(?<=[。，；：（])|请|可以?|详情|具体)(?:参考|参照|查阅|查看))(?:：| ?)?(?:《)?$/u;
const verbObject = /(?:打开|点击|用|在|可以|如何|怎样|怎么)$/u;
const clickHere = /点击[^，。；]{0,8}$/u;

export const linkTextRule: LanguageRule = {
  name: 'linkText',
  codes: { Z43: 'error' },
  passage: () =>
    function* findIntroductions(passage) {
      for (const { type, start, end, url = '' } of passage.spans) {
        if (type !== 'link') continue;
        const text = passage.text.slice(start, end);
        const before = passage.text.slice(Math.max(0, start - 12), start);
        const found = introductions.exec(before)?.[0];
        if (found !== undefined && !verbObject.test(before.slice(0, -found.length))) {
          yield correct(passage, 'Z43', {
            start: start - found.length,
            end: start,
            replacement: /^[A-Za-z0-9]/.test(text) ? '参见 ' : '参见',
          });
        } else if (clickHere.test(before) && !/^https?:/.test(url)) {
          yield { index: start, code: 'Z43', message: `写“参见[${text}](…)”，不写“点击”` };
        }
        if (/^https?:\/\//.test(text)) {
          yield {
            index: start,
            code: 'Z43',
            message: `“${text}”：链接文字写目标的名称，读者要键入的地址写成代码`,
          };
        }
      }
    },
};
