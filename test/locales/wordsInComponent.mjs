import { transformSync } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

/** Props that visitors see or hear. */
const READ = new Set([
  ...['children', 'label', 'title', 'text', 'alt', 'placeholder', 'detail', 'hint', 'message'],
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'clearLabel',
    'copiedLabel',
  ],
]);
const hasLetter = (text) => /\p{L}/u.test(text);

/** Literal words that a component shows: its elements' children, and props such as `aria-label`. */
export function wordsInComponent(text) {
  const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic' });
  return callsOf(parseAst(code)).flatMap(({ callee, arguments: [, props] }) => {
    if (!/^jsxs?$/.test(callee.name ?? '') || props?.type !== 'ObjectExpression') return [];
    return props.properties
      .filter(({ type, key }) => type === 'Property' && READ.has(key.name ?? key.value))
      .flatMap(({ value }) => literalsOf(value))
      .filter(hasLetter);
  });
}

function callsOf(node) {
  if (!node || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(callsOf);
  return node.type === 'CallExpression' ? [node, ...inside] : inside;
}

/** The texts in an expression, without evaluating calls. */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked);
    case 'ArrayExpression':
      return node.elements.flatMap(literalsOf);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right].flatMap(literalsOf);
    default:
      return [];
  }
}
