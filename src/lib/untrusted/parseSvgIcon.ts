import type { Picture } from './dataUrl.js';

/** A drawing as plain data: only shapes and paint, without links, scripts or events. */
export interface IconNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly IconNode[];
}

const TAGS = new Set(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
);
/** Tags that do not affect the picture. They are left out with their content. */
const SILENT = new Set(['title', 'desc', 'metadata']);

const ATTRIBUTES = new Set(
  (
    'viewBox preserveAspectRatio d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height transform opacity id offset ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-dasharray stroke-dashoffset stop-color stop-opacity clip-path clip-rule mask mask-type clipPathUnits ' +
    'maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod'
  ).split(' '),
);
/** Attributes that do not affect the picture. */
const IGNORED =
  /^(xmlns(:\w+)?|version|class|role|focusable|enable-background|xml:space|data-[\w-]+|aria-[\w-]+)$/;

/** The start and end of parts that aren't drawn. */
const UNDRAWN = [
  ['<!--', '-->'],
  ['<?xml', '?>'],
] as const;

const MAX_LENGTH = 100_000;
const MAX_NODES = 500;

/** `prefix` keeps an icon's ids unique in a shared tree. */
interface Options {
  readonly prefix: string;
}

/**
 * Parses an SVG text into a drawing. Undefined if it contains anything beyond shapes and paint (style sheets, scripts,
 * filters, links, embedded pictures, entities), or is broken or too large.
 */
export function parseSvgIcon(text: string, options: Options): IconNode | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  // A byte order mark counts as white space.
  const body = text.trim();
  const stack: { tag: string; attributes: Record<string, string>; children: IconNode[] }[] = [];
  const token = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
  let root: IconNode | undefined;
  let nodes = 0;
  for (let at = 0; at < body.length; at = token.lastIndex) {
    const undrawn = UNDRAWN.find(([start]) => body.startsWith(start, at));
    if (undrawn) {
      const [start, end] = undrawn;
      const found = body.indexOf(end, at + start.length);
      if (found < 0) return undefined;
      token.lastIndex = found + end.length;
      continue;
    }
    token.lastIndex = at;
    const match = token.exec(body);
    nodes += 1;
    if (!match || nodes > MAX_NODES) return undefined;
    const [, closing, tag, attributeText = '', selfClosing, characters] = match;
    if (characters !== undefined || tag === undefined) {
      const isSilent = SILENT.has(stack[stack.length - 1]?.tag ?? '');
      if (characters?.trim() && !isSilent) return undefined;
      continue;
    }
    if (root) return undefined;
    if (!closing) {
      const attributes = readAttributes(attributeText, options);
      const isKnown = SILENT.has(tag) || (TAGS.has(tag) && (tag === 'svg') === (stack.length === 0));
      if (!attributes || !isKnown) return undefined;
      stack.push({ tag, attributes, children: [] });
    } else if (stack[stack.length - 1]?.tag !== tag) return undefined;
    if (!closing && !selfClosing) continue;
    const node = stack.pop();
    const parent = stack[stack.length - 1];
    if (!parent) root = node;
    else if (node && !SILENT.has(node.tag)) parent.children.push(node);
  }
  return root && stack.length === 0 ? withViewBox(root) : undefined;
}

export const isSvg = ({ type }: Picture): boolean => type === 'image/svg+xml';

/** Reads a picture as `parseSvgIcon` reads its text. Undefined if it is not an SVG either. */
export const readDrawing = (picture: Picture, options: Options): IconNode | undefined =>
  isSvg(picture) ? parseSvgIcon(new TextDecoder().decode(picture.bytes), options) : undefined;

function readAttributes(text: string, { prefix }: Options): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    if (IGNORED.test(name)) continue;
    const declarations = name === 'style' ? value.split(';').map((one) => one.split(':')) : [[name, value]];
    for (const [key = '', raw = '', more] of declarations) {
      if (!key.trim() && !raw.trim()) continue;
      const paint = readPaint(raw.trim(), prefix);
      if (more !== undefined || paint === undefined || !ATTRIBUTES.has(key.trim())) return undefined;
      attributes[key.trim()] = key.trim() === 'id' ? prefix + paint : paint;
    }
  }
  return attributes;
}

/** Checks an attribute value: references may only lead to parts of the same picture. */
function readPaint(value: string, prefix: string): string | undefined {
  const reference = /^url\(\s*["']?#([\w-]+)["']?\s*\)$/.exec(value);
  if (reference) return `url(#${prefix}${reference[1]})`;
  return /url|&|\\|javascript|expression|var\(|import/i.test(value) ? undefined : value;
}

function withViewBox(root: IconNode): IconNode | undefined {
  const { viewBox, width, height } = root.attributes;
  if (viewBox) return root;
  const [w, h] = [width, height].map((length) => Number.parseFloat(length ?? ''));
  return w && h ? { ...root, attributes: { ...root.attributes, viewBox: `0 0 ${w} ${h}` } } : undefined;
}
