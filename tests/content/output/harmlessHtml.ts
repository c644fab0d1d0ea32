/**
 * Refuses HTML that the content security policy would block or that could change what scripts do: style and event
 * attributes, `javascript:` addresses, `name` attributes that shadow properties of `document`.
 */
import type { Finding, Rule } from '../finding';
import { type Element, lineOf, loadBuiltPages } from './builtSite';

/** Elements on which `name` does not shadow a property of `document`. */
const elementsWithName = new Set([
  'meta',
  'input',
  'select',
  'textarea',
  'button',
  'output',
  'slot',
  'param',
  'details',
]);

function findProblems(element: Element): string[] {
  return element.attrs.flatMap(({ name, value }) => {
    if (name === 'style') return [`<${element.tagName} style="${value}">：改用 class`];
    if (name.startsWith('on')) return [`<${element.tagName} ${name}>：在脚本中绑定事件`];
    if (name === 'name' && !elementsWithName.has(element.tagName)) {
      return [`<${element.tagName} name="${value}"> 遮住了 document.${value}：改用 id`];
    }
    // Browsers ignore control characters and spaces inside the scheme.
    if (
      /^(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\p{Cc}\s]/gu, '')) &&
      /^(?:href|src|action|formaction|data|xlink:href)$/.test(name)
    ) {
      return [`<${element.tagName} ${name}="${value}">：地址不能是脚本`];
    }
    return [];
  });
}

export const harmlessHtmlRule: Rule = {
  name: 'harmlessHtml',
  examine(root) {
    const pages = loadBuiltPages(root);
    const findings = pages.flatMap(({ file, elements }) =>
      elements.flatMap((element) =>
        findProblems(element).map((message): Finding => ({ file, line: lineOf(element), message })),
      ),
    );
    return { findings, examined: pages.reduce((sum, { elements }) => sum + elements.length, 0) };
  },
};
