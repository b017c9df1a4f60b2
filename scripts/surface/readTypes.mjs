import { basename } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer';
import { findDeclaration } from './declarations.mjs';
import { describeType, isInternal } from './describeType.mjs';

const opposite = { given: 'read', read: 'given' };

const isCallable = (node) =>
  ts.isFunctionTypeNode(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isSetAccessor(node) ||
  ts.isConstructorDeclaration(node);

/** Nodes that no page can see. A class extends only built-ins and classes that the manifest describes. */
const isHidden = (node) =>
  ts.isBlock(node) ||
  (ts.isHeritageClause(node) && ts.isClassDeclaration(node.parent)) ||
  (ts.isClassElement(node) && isInternal(node));

/** The names of types that a node uses, each with its use: `given` by the page or `read` by it. */
function* typesUsed(node, use) {
  if (isHidden(node)) return;
  if (ts.isTypeReferenceNode(node)) yield { name: node.typeName.getText(), use };
  if (ts.isExpressionWithTypeArguments(node)) yield { name: node.expression.getText(), use };
  const children = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    // The page reads the arguments of a function that it gives, and vice versa.
    const turns = isCallable(node) && ts.isParameter(child);
    yield* typesUsed(child, turns ? opposite[use] : use);
  }
}

/** Adds the declarations reachable from `roots` to `found`. */
function follow(found, roots) {
  const pending = [...roots];
  while (pending.length) {
    const { path, name, use } = pending.pop();
    const declared = findDeclaration(path, name);
    if (!declared) continue;
    const entry = found.get(declared.node) ?? { name, path: declared.path, uses: new Set() };
    if (entry.uses.has(use)) continue;
    entry.uses.add(use);
    found.set(declared.node, entry);
    for (const used of typesUsed(declared.node, use)) pending.push({ path: declared.path, ...used });
  }
}

/**
 * The types reachable from `roots`, and additional exported ones: `{ path, name, use }`. Keyed by name, or by name and file if
 * several share it. Each has its description and its `use`: `given` by the page, `read` by it, or `both`.
 */
export function readTypes(roots, exported) {
  const found = new Map();
  follow(found, roots);
  const others = exported.filter(({ path, name }) => !found.has(findDeclaration(path, name)?.node));
  const anyUse = others.flatMap((one) => ['given', 'read'].map((use) => ({ ...one, use })));
  follow(found, anyUse);
  const names = [...found.values()].map(({ name }) => name);
  const isShared = (name) => names.indexOf(name) !== names.lastIndexOf(name);
  const described = [...found].map(([node, { name, path, uses }]) => {
    const use = uses.size > 1 ? 'both' : [...uses][0];
    return [isShared(name) ? `${name} (${basename(path)})` : name, { use, ...describeType(node) }];
  });
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}
