import { parseAst } from 'rollup/parseAst';

/** The base path that VitePress builds with. The finished files don't contain it: they locate each other. */
export const PLACEHOLDER_BASE = '/the-place-of-this-site/';

/**
 * Makes a module find the site's folder at run time, from its own URL. The path is kept decoded, because VitePress compares it
 * with decoded paths.
 */
export function relocateScript(code: string): string {
  if (!code.includes(PLACEHOLDER_BASE)) return code;
  const edits: { start: number; end: number; text: string }[] = [];
  visit(parseAst(code), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && node.value.includes(PLACEHOLDER_BASE)) {
      const parts = node.value.split(PLACEHOLDER_BASE).map((part) => JSON.stringify(part));
      edits.push({ start: node.start, end: node.end, text: `(${parts.join('+siteBase+')})` });
    }
    if (node.type === 'TemplateElement') {
      const raw = code.slice(node.start, node.end);
      if (raw.includes(PLACEHOLDER_BASE))
        edits.push({
          start: node.start,
          end: node.end,
          text: raw.replaceAll(PLACEHOLDER_BASE, BASE_IN_TEMPLATE),
        });
    }
  });
  let moved = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    moved = moved.slice(0, start) + text + moved.slice(end);
  if (moved.includes(PLACEHOLDER_BASE)) throw new Error('A script holds the base outside its strings.');
  return `${FIND_BASE}${moved}`;
}

const FIND_BASE =
  "const siteBase=decodeURI(new URL(import.meta.url.slice(0,import.meta.url.lastIndexOf('/assets/')+1)).pathname);";

/** For a style sheet in `assets`, or a page, both `depth` folders below the site's. */
export function relocateText(text: string, depth: number): string {
  return text.replaceAll(PLACEHOLDER_BASE, depth ? '../'.repeat(depth) : './');
}

const BASE_IN_TEMPLATE = ['$', '{siteBase}'].join('');

interface AnyNode {
  type: string;
  start: number;
  end: number;
  value?: unknown;
}

function visit(value: unknown, listen: (node: AnyNode) => void) {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, listen);
    return;
  }
  if (!isNode(value)) return;
  listen(value);
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, listen);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
