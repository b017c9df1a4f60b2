/** Globals that exist only in Node. */
const ofNode = new Set(['require', 'process', 'global', 'Buffer', '__dirname', '__filename']);

/** The Node globals that a program uses as variables, each with its first position. Ignores property names. */
export function nodeNames(program) {
  const found = new Map();
  const visit = (node, parent, key) => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, parent, key);
      return;
    }
    if (typeof node?.type !== 'string') return;
    if (node.type === 'Identifier' && ofNode.has(node.name) && isVariable(parent, key)) {
      if (!found.has(node.name)) found.set(node.name, node.start);
    }
    for (const [name, value] of Object.entries(node)) {
      if (value && typeof value === 'object') visit(value, node, name);
    }
  };
  visit(program);
  return [...found];
}

/** Whether a name at this node is a variable, not a property or an export. */
function isVariable({ type, computed }, key) {
  if (type === 'MemberExpression') return key === 'object' || computed;
  if (type === 'ImportSpecifier' || type === 'ExportSpecifier') return key === 'local';
  const hasKey = type === 'Property' || type === 'MethodDefinition' || type === 'PropertyDefinition';
  return !hasKey || key === 'value' || computed;
}
