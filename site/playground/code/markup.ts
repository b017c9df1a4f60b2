import { quoted } from './literal.ts';
import type { Page, PageTag } from './page.ts';

const LINE = 100;

/** A host's syntax for settings on a tag. */
export interface Dialect {
  readonly tagName: (tag: string) => string;
  readonly flag: (name: string) => string;
  readonly text: (name: string, value: string) => string;
  /** A property set to the constant of the same name. */
  readonly constant: (name: string) => string;
  /** `theme-mode` or `themeMode`. */
  readonly spelling: 'name' | 'property';
  readonly closesItself: boolean;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An HTML attribute. */
export const attribute = (name: string, value: string) => `${name}="${escaped(value)}"`;

/** The same for hosts where braces start an expression. */
export const bracelessAttribute = (name: string, value: string) =>
  attribute(name, value).replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** A JSX attribute. */
export const jsxAttribute = (name: string, value: string) =>
  /["&\\{}<>]/.test(value) ? `${name}={${quoted(value)}}` : `${name}="${value}"`;

function attributesOf({ id, written, constants, examples }: PageTag, dialect: Dialect): readonly string[] {
  return [
    ...(id === undefined ? [] : [dialect.text('id', id)]),
    ...written.map(({ setting, value }) => {
      const name = setting[dialect.spelling];
      return value === true ? dialect.flag(name) : dialect.text(name, value);
    }),
    ...[...constants.map(({ name }) => name), ...examples].map(dialect.constant),
  ];
}

/** A tag with its attributes, on one line if they fit, and `content` inside it. */
export function markup(tag: PageTag, dialect: Dialect, indent: string, content = ''): string {
  const name = dialect.tagName(tag.tag);
  const attributes = [...new Set(attributesOf(tag, dialect))];
  const end = dialect.closesItself ? ' />' : `>${content}</${name}>`;
  const [endOfFirst = ''] = end.split('\n');
  const short = [`${indent}<${name}`, ...attributes].join(' ');
  if (short.length + endOfFirst.length <= LINE) return short + end;
  const lines = attributes.map((one) => `\n${indent}  ${one}`).join('');
  return `${indent}<${name}${lines}\n${indent}${end.trimStart()}`;
}

/** All tags of a page. */
export const markupOf = ({ tags }: Page, dialect: Dialect, indent: string) =>
  tags.map((tag) => markup(tag, dialect, indent)).join('\n');
