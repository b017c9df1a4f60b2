import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';
import { page } from '../lib/browser/page.js';
import { SVG_NAMESPACE } from '../lib/browser/svgNamespace.js';
import { ownValue } from '../lib/untrusted/ownValue.js';

/** The attributes that SVG itself spells in camelCase. React also uses camelCase for all others. */
const CAMEL_CASE = /^(viewBox|preserveAspectRatio|spreadMethod|\w+(Units|Transform))$/;
const OTHER_NAMES: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const isElement = (node: ReactNode): node is ReactElement<Props> =>
  typeof node === 'object' && node !== null && 'props' in node;

const attributeName = (name: string) =>
  ownValue(OTHER_NAMES, name) ??
  (CAMEL_CASE.test(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

function setProp(element: HTMLElement | SVGElement, name: string, value: unknown): void {
  if (name === 'style') Object.assign(element.style, value);
  else if (typeof value === 'function') {
    element.addEventListener(name.slice('on'.length).toLowerCase(), value as EventListener);
  } else if (value !== undefined && value !== null && (value !== false || name.startsWith('aria-'))) {
    element.setAttribute(
      attributeName(name),
      value === true && !name.startsWith('aria-') ? '' : String(value),
    );
  }
}

/**
 * Turns components without hooks into DOM nodes, once and without React. Used while React is loading. Event handlers get native
 * events.
 */
export function draw(node: ReactNode): Node {
  const nodes = page().createDocumentFragment();
  append(nodes, node);
  return nodes;
}

function append(parent: ParentNode & Node, node: ReactNode): void {
  if (Array.isArray(node)) for (const one of node) append(parent, one);
  else if (typeof node === 'number' || (typeof node === 'string' && node)) parent.append(String(node));
  else if (isElement(node)) appendElement(parent, node);
}

function appendElement(parent: ParentNode & Node, { type, props }: ReactElement<Props>): void {
  if (typeof type === 'string') appendTag(parent, type, props);
  else if (typeof type === 'function') append(parent, (type as (given: Props) => ReactNode)(props));
  else if ((type as unknown) === Fragment) append(parent, props.children);
  else throw new TypeError('Only plain parts can be drawn without React.');
}

function appendTag(parent: ParentNode & Node, tag: string, { children, ...props }: Props): void {
  const isSvg = tag === 'svg' || parent instanceof SVGElement;
  const element = isSvg ? page().createElementNS(SVG_NAMESPACE, tag) : page().createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(element, name, value);
  append(element, children);
  parent.append(element);
}
