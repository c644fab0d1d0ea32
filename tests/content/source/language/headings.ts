/** Z37: headings of at most 24 characters, without punctuation at their end. */
import type { LanguageRule } from './languageRule';

const maxChars = 24;
/** The id of `## 标题 {#id}`, which readers do not see. */
const statedId = /\s*\{#[^}]*\}\s*$/u;
const endMark = /[，。、；：！？…—～,.;:!]$/u;
const questions = new Set(['faq', 'troubleshooting']);
const filler = /(?:的)?(?:操作方法|方法说明|操作说明|操作步骤说明|相关说明|说明如下|如下|具体操作|具体步骤)$/u;

export const headingsRule: LanguageRule = {
  name: 'headings',
  codes: { Z37: 'error' },
  kinds: new Set(['heading', 'title']),
  passage: () =>
    function* findHeadingFaults({ text, unquoted, kind }, { page }) {
      const index = 0;
      const bare = text.replace(/[，。、；：！？…—～,.;:!]+$/u, '');
      const chars = [...unquoted.replace(statedId, '').replace(/[\uE000\uE004]/gu, '')].length;
      // The rule `frontMatter` limits the title.
      if (kind === 'heading' && chars > maxChars) {
        yield { index, code: 'Z37', message: `“${text}”有 ${chars} 个字符：最多写 ${maxChars} 个` };
      }
      const mayAsk = text.endsWith('？') && questions.has(String(page?.frontMatter?.kind));
      if (endMark.test(text) && !mayAsk) {
        yield {
          index,
          code: 'Z37',
          message: `写“${bare}”，末尾不写标点`,
        };
      }
      const found = filler.exec(bare)?.[0];
      if (found !== undefined && found.length < bare.length) {
        yield { index, code: 'Z37', message: `写“${bare.slice(0, -found.length)}”，不写“${found}”` };
      }
    },
};
