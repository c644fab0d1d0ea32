/** Every key and block that a page writes exists in facts/. The build refuses them too; here all pages are named at once. */
import type { Examination } from '../finding';
import { buildPageRule } from './pageRule';
import type { SourcePage } from './sourcePage';

function examinePage({ file, factFaults }: SourcePage): Examination {
  return { findings: factFaults.map(({ line, message }) => ({ file, line, message })), examined: 1 };
}

export const factKeysRule = buildPageRule('factKeys', examinePage);
