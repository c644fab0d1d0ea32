/**
 * Requires an element around text that React adds, removes or moves next to other children. The translation of a browser
 * replaces text nodes with `<font>` elements. React then fails to remove its text node or to insert a node before it, and
 * the page crashes. Text that is the only child of its element is safe, because React sets it by `textContent`.
 */
import ts from 'typescript';

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const absentFlags = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

const listParts = (type) => (type.isUnion() ? type.types : [type]);

/** Lists the members of a union type. Replaces arrays by the types of their elements. */
function listRenderedParts(checker, type) {
  return listParts(type).flatMap((part) =>
    checker.isArrayType(part)
      ? checker.getTypeArguments(part).flatMap((item) => listRenderedParts(checker, item))
      : [part],
  );
}

/** Whether React renders a value of this type as text. `''`, as in `text && <b>{text}</b>`, renders nothing. */
const isShownText = (part) => Boolean(part.flags & textFlags) && part.value !== '';

const choices = new Set(['ConditionalExpression', 'LogicalExpression']);

const isTranslate = (node) => node.type === 'JSXElement' && node.openingElement.name.name === 'Translate';

/** Lists the expressions that React may render for `node`. */
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

/** Whether React renders this child. It does not render line breaks and comments. */
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
      wrap: 'Wrap this text in an element: browser translation replaces text nodes, and React crashes when it updates siblings of a replaced one.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const readParts = (expression) => listRenderedParts(checker, services.getTypeAtLocation(expression));

    /** Whether a branch may be text. Ignores the type ReactNode, such as `children`: the caller wraps its text. */
    function mayBeText(branch) {
      const parts = readParts(branch);
      const isAnyNode = parts.some((part) => part.getProperty('then'));
      return isTranslate(branch) || (!isAnyNode && parts.some(isShownText));
    }

    /** Describes whether a child is text, and whether React adds and removes it. */
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
