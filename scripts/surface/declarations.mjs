import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer';
import { at } from '../lib/files.mjs';
import { parse } from '../manifest/sources.mjs';

const sources = new Map();

function sourceOf(path) {
  if (!sources.has(path)) sources.set(path, parse(path));
  return sources.get(path);
}

/** The source of a relative import. Undefined for packages. */
function pathOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  return ['.ts', '.tsx', '.d.ts'].map((end) => path.replace(/\.js$/, end)).find((one) => existsSync(at(one)));
}

const declares = (node, name) =>
  (ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node)) &&
  node.name?.text === name;

const declaratorOf = (node, name) =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);

/** The original name and module of an import or re-export in a statement: `{ name, specifier }`. */
function passedOn(node, name) {
  const isImport = ts.isImportDeclaration(node);
  if (!isImport && !ts.isExportDeclaration(node)) return undefined;
  if (!node.moduleSpecifier) return undefined;
  const list = (isImport ? node.importClause?.namedBindings : node.exportClause)?.elements ?? [];
  const found = list.find((one) => one.name.text === name);
  return found && { name: (found.propertyName ?? found.name).text, specifier: node.moduleSpecifier.text };
}

/** The declaration of a name that a source uses or exports: `{ path, node }`. Undefined for names of packages and built-ins. */
export function findDeclaration(path, name) {
  const { statements } = sourceOf(path);
  const own = statements.filter((node) => declares(node, name));
  // An interface beside a class adds the properties from tables, which are read from the tables instead.
  const declared =
    own.find(ts.isClassDeclaration) ??
    own[0] ??
    statements.map((node) => declaratorOf(node, name)).find(Boolean);
  if (declared) return { path, node: declared };
  for (const node of statements) {
    const link = passedOn(node, name);
    const target = link && pathOf(path, link.specifier);
    const found = target && findDeclaration(target, link.name);
    if (found) return found;
  }
  return undefined;
}

const printer = ts.createPrinter({ removeComments: true });

/** A type as one line without comments. */
export function textOf(node) {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/([(<[:=]) \| /g, '$1 ');
}
