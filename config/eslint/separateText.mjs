/**
 * Keeps text that React adds, removes or moves out of elements that hold something else as well. The translation of a
 * browser replaces text nodes by `<font>` elements. React then fails to remove the text node that it made, or to insert
 * something in front of it, and the page crashes. Text that is the only child of its element is safe: React sets it by
 * `textContent`.
 */
import ts from 'typescript';

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const absentFlags = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

const listParts = (type) => (type.isUnion() ? type.types : [type]);

/** The parts of a type, with the elements of arrays in place of the arrays. */
function listRenderedParts(checker, type) {
  return listParts(type).flatMap((part) =>
    checker.isArrayType(part)
      ? checker.getTypeArguments(part).flatMap((item) => listRenderedParts(checker, item))
      : [part],
  );
}

/** Whether a part of a type is shown as text; `''`, the value of `text && <b>{text}</b>` without a text, is not. */
const isShownText = (part) => Boolean(part.flags & textFlags) && part.value !== '';

const choices = new Set(['ConditionalExpression', 'LogicalExpression']);

const isTranslate = (node) => node.type === 'JSXElement' && node.openingElement.name.name === 'Translate';

/** The expressions that React may render for `node`. */
function listBranches(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...listBranches(node.consequent), ...listBranches(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : listBranches(node.left)), ...listBranches(node.right)];
    default:
      return [node];
  }
}

/** Whether React renders something for this child of an element: not for line breaks and comments. */
function isRendered(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return true;
  const { type, value } = child.expression;
  return type !== 'JSXEmptyExpression' && !(typeof value === 'string' && value.trim() === '');
}

/** @type {import('eslint').Rule.RuleModule} */
export const separateText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Give this text an element of its own: a browser that translates the page replaces text nodes, and React crashes when it changes one beside something that comes and goes.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const readParts = (expression) => listRenderedParts(checker, services.getTypeAtLocation(expression));

    /** Whether a branch may be text. Nodes of any kind, such as `children`, are up to the code that passes them. */
    function mayBeText(branch) {
      const parts = readParts(branch);
      const isAnyNode = parts.some((part) => part.getProperty('then'));
      return isTranslate(branch) || (!isAnyNode && parts.some(isShownText));
    }

    /** Whether a child is text, and whether it comes and goes. */
    function describe(child) {
      if (child.type !== 'JSXExpressionContainer')
        return { child, isText: child.type === 'JSXText' || isTranslate(child), isDynamic: false };
      const branches = listBranches(child.expression);
      const isList = listParts(services.getTypeAtLocation(child.expression)).some((part) => checker.isArrayType(part));
      const isOptional = readParts(child.expression).some((part) => part.flags & absentFlags);
      return {
        child,
        isText: branches.some(mayBeText),
        isDynamic: isList || isOptional || choices.has(child.expression.type),
      };
    }

    function check({ children }) {
      const described = children.filter(isRendered).map(describe);
      for (const { child, isText, isDynamic } of described) {
        const hasDynamicSibling = described.some((other) => other.child !== child && other.isDynamic);
        if (isText && described.length > 1 && (isDynamic || hasDynamicSibling))
          context.report({ node: child, messageId: 'wrap' });
      }
    }

    return { JSXElement: check, JSXFragment: check };
  },
};
