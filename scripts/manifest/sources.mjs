import { ts } from '@custom-elements-manifest/analyzer';
import { readText } from '../lib/files.mjs';

/** A TypeScript source as a syntax tree. */
export const parse = (path) => ts.createSourceFile(path, readText(path), ts.ScriptTarget.ES2022, true);

const textOf = (comment) => (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s*\n\s*/g, ' ').trim();

/** The comment above a node, without its tags. */
export const descriptionOf = (node) => textOf(node.jsDoc?.at(-1)?.comment);

/** The text after a tag in the comment above a node; undefined without such a tag. */
export function tagOf(node, name) {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
  return tag && textOf(tag.comment);
}

function find(source, accepts) {
  let found;
  const visit = (node) => {
    if (!found && accepts(node)) found = node;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  if (!found) throw new Error(`${source.fileName} has changed its shape: what is looked for is not there.`);
  return found;
}

/** A variable's initial value, without `as const` and `satisfies`. */
function initialValue(path, name) {
  let { initializer } = find(
    parse(path),
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  while (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)) {
    initializer = initializer.expression;
  }
  return initializer;
}

const plain = (node) => (ts.isArrayLiteralExpression(node) ? node.elements.map(plain) : node.text);
const entriesOf = ({ properties }) =>
  properties.map(({ name, initializer }) => [name.text, plain(initializer)]);

/** An object of literals as pairs, such as a table of attributes. */
export const readTable = (path, name) => entriesOf(initialValue(path, name));

/** The same for the first argument of a call. */
export const readCallTable = (path, name) => entriesOf(initialValue(path, name).arguments[0]);

const findInterface = (source, name) =>
  find(source, (node) => ts.isInterfaceDeclaration(node) && node.name.text === name);

/** The names that a module imports. */
const importsOf = ({ statements }) =>
  statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) => importClause?.namedBindings?.elements ?? [])
    .map(({ name }) => name.text);

/**
 * The field names of an object type: a literal, an interface of the same file, or a `Pick` of one. Empty for a type of another
 * file, whose fields are described in the event's own comment.
 */
function fieldsOf(source, type) {
  if (ts.isTypeLiteralNode(type)) return type.members.map(({ name }) => name.text);
  if (!ts.isTypeReferenceNode(type)) return [];
  if (type.typeName.text === 'Pick') return type.typeArguments[1].types.map(({ literal }) => literal.text);
  const name = type.typeName.text;
  if (importsOf(source).includes(name)) return [];
  return findInterface(source, name).members.map((member) => member.name.text);
}

/** An interface's members: `{ name, type, isOptional, description }`. */
export const readInterface = (path, name) =>
  findInterface(parse(path), name).members.map((member) => ({
    name: member.name.text,
    type: member.type.getText(),
    isOptional: member.questionToken !== undefined,
    description: descriptionOf(member),
  }));

/** An interface's events with the fields of their details. */
export function readEvents(path, name) {
  const source = parse(path);
  return findInterface(source, name).members.map((member) => ({
    name: member.name.text,
    fields: fieldsOf(source, member.type),
  }));
}

/** The members of a union of strings. */
export function readUnion(path, name) {
  const node = find(parse(path), (one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  return node.type.types.map(({ literal: { text } }) => text);
}

const isExported = ({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a module exports, without types. `all` lists the modules of `export *`. */
export function readExports(path) {
  const { statements: everything } = parse(path);
  const own = everything.filter((node) => ts.isFunctionDeclaration(node) && isExported(node));
  const ownTypes = everything.filter(
    (node) => (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && isExported(node),
  );
  const statements = everything.filter(ts.isExportDeclaration);
  const names = (wanted) =>
    statements.flatMap(({ isTypeOnly, exportClause }) =>
      (exportClause?.elements ?? [])
        .filter((element) => (isTypeOnly || element.isTypeOnly) === wanted)
        .map(({ name }) => name.text),
    );
  const all = statements.flatMap(({ exportClause, moduleSpecifier }) =>
    exportClause || !moduleSpecifier ? [] : [moduleSpecifier.text],
  );
  return {
    values: [...names(false), ...own.map(({ name }) => name.text)].sort(),
    types: [...names(true), ...ownTypes.map(({ name }) => name.text)].sort(),
    all,
  };
}
