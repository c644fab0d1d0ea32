/** Syntax that the site's security rules exclude (promises S2, S5, S8; contributing/decisions). */
const htmlInjection =
  'Text never becomes HTML here: render React elements or text nodes (a strict CSP and Trusted Types would block it too).';
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

export const everywhereBans = [{ selector: 'ExportAllDeclaration', message: 'No barrels: name what a file exports.' }];

const everyTestRuns = 'Every test runs: repair it or remove it.';

/** A test that does not run proves nothing, and the specification's table may name it. */
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
    message: 'No sleeps: wait for what the reader sees, or set the clock with page.clock.',
  },
  {
    selector: "AssignmentExpression[left.object.name='noise'][left.property.name='length']",
    message: 'This hides every error: take the expected lines away with allowNoise(noise, /pattern/).',
  },
];
