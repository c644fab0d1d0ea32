/** Syntax that the content security policy forbids or that would allow HTML injection. */
const htmlInjection = 'Do not parse text as HTML: render React elements or text nodes. Trusted Types would block it.';
const inlineStyle = 'The content security policy forbids style attributes: use a class and src/css custom properties.';

export const browserBans = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: htmlInjection },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: htmlInjection },
  {
    selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: htmlInjection,
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
    message: htmlInjection,
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: htmlInjection,
  },
  { selector: "JSXAttribute[name.name='style']", message: inlineStyle },
  { selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']", message: inlineStyle },
];

export const everywhereBans = [
  { selector: 'ExportAllDeclaration', message: 'Do not use barrel files: export by name.' },
];

const everyTestRuns = 'Do not skip tests: fix or remove them.';

/** Forbids skipped tests, which contributing/specification.md may refer to. */
export const testBans = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|fixme|todo|skipIf|runIf|fails)$/]',
    message: everyTestRuns,
  },
  {
    selector: "MemberExpression[object.property.name='describe'][property.name=/^(skip|only|fixme)$/]",
    message: everyTestRuns,
  },
];

export const e2eBans = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Do not sleep: wait for visible content, or set the clock with page.clock.',
  },
  {
    selector: "AssignmentExpression[left.object.name='unexpectedMessages'][left.property.name='length']",
    message: 'This hides every error: remove the expected messages with allowMessages(unexpectedMessages, /pattern/).',
  },
];
