import { ts } from '@custom-elements-manifest/analyzer';
import { tagOf } from '../manifest/sources.mjs';
import { textOf } from './declarations.mjs';

const hasModifier = ({ modifiers }, kind) => modifiers?.some((one) => one.kind === kind) ?? false;

/** Whether a member of a class isn't public. */
export const isInternal = (member) =>
  (member.name && ts.isPrivateIdentifier(member.name)) ||
  hasModifier(member, ts.SyntaxKind.PrivateKeyword) ||
  hasModifier(member, ts.SyntaxKind.ProtectedKeyword) ||
  tagOf(member, 'internal') !== undefined;

const isMethod = (node) => ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

/** The name of a field, with `?` if it is optional. */
const fieldName = (member) =>
  `${member.name.text ?? member.name.getText()}${member.questionToken ? '?' : ''}`;

/** A callable's parameters and result. */
const signatureOf = ({ typeParameters, parameters, type }) => {
  const generic = typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '';
  return `${generic}(${parameters.map(textOf).join(', ')}) => ${type ? textOf(type) : 'void'}`;
};

function typeOfMember(member) {
  if (isMethod(member)) return signatureOf(member);
  return member.type ? textOf(member.type) : 'unknown';
}

const fieldsOf = (members) =>
  Object.fromEntries(
    members
      .filter((member) => member.name && !isInternal(member))
      .map((member) => [fieldName(member), typeOfMember(member)]),
  );

const indexOf = (members) => members.filter(ts.isIndexSignatureDeclaration).map(textOf).join('; ');
const parentsOf = ({ heritageClauses = [] }) =>
  heritageClauses.flatMap(({ types }) => types.map(textOf)).join(', ');

const without = (record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value));

/** The public contract of a declaration: its fields, its type or its signature. */
export function describeType(node) {
  if (ts.isTypeAliasDeclaration(node)) {
    const generic = node.typeParameters?.map(textOf).join(', ');
    if (ts.isTypeLiteralNode(node.type)) return without({ generic, ...describeMembers(node.type.members) });
    return without({ generic, type: textOf(node.type) });
  }
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const generic = node.typeParameters?.map(textOf).join(', ');
    return without({ generic, extends: parentsOf(node), ...describeMembers(node.members) });
  }
  if (ts.isFunctionDeclaration(node)) return { type: signatureOf(node) };
  return { type: node.type ? textOf(node.type) : 'a constant' };
}

const describeMembers = (members) => without({ index: indexOf(members), fields: fieldsOf(members) });
