/** Checks that a step that saves a file names the file. Its name in the header of the code is easily missed. */
import type { ListItem, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Examination, Finding } from '../finding';
import { buildPageRule } from './pageRule';
import { type SourcePage, lineOf } from './sourcePage';
import { findStepLists } from './steps';

const saving = /(?:新建|保存|写成|存成)[^，。；]{0,12}(?:文件|脚本|程序|代码)/;
const fileTitle = /\btitle="([\w.-]+\.[a-z]+)"/;

/** Returns the name of the file that the step shows as code. */
function findShownFile(step: ListItem): string | undefined {
  return step.children
    .map((node) => (node.type === 'code' ? fileTitle.exec(node.meta ?? '')?.[1] : undefined))
    .find((name) => name !== undefined);
}

const containsCode = (node: Nodes): boolean =>
  node.type === 'inlineCode' || ('children' in node && node.children.some(containsCode));

function examinePage(page: SourcePage): Examination {
  const steps = findStepLists(page).flatMap(({ items }) => items);
  const findings = steps.flatMap((step): Finding[] => {
    const [action] = step.children;
    const name = findShownFile(step);
    if (name === undefined || !action || !saving.test(toString(action)) || containsCode(action)) return [];
    return [{ file: page.file, line: lineOf(page, step), message: `写出这一步保存的文件名：\`${name}\`` }];
  });
  return { findings, examined: steps.length };
}

export const savedFilesRule = buildPageRule('savedFiles', examinePage);
