const COLORS = ['#2f6fed', '#0f8a5f', '#b3460f', '#7a3fd1', '#b0205c', '#0b7a8a'];
/** Plain shapes only: pages with a strict policy draw icons from their shapes, which excludes text. */
const MARKS = [
  'M24 26h48v44H24zM48 40h24v16H48z',
  'M48 20a28 28 0 1 0 .1 0zM48 34a14 14 0 1 1-.1 0z',
  'M48 18 76 48 48 78 20 48zM48 36 36 48l12 12 12-12z',
  'M20 30 48 18l28 12v20c0 16-12 24-28 30-16-6-28-14-28-30zM48 32v34c9-4 15-9 15-17V38z',
  'M22 24h52v12H22zM22 42h38v12H22zM22 60h24v12H22z',
];
const SVG = 'http://www.w3.org/2000/svg';

/** A square wallet icon as a data URI: a mark on a colour, both derived from the name. */
export function iconFor(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svgFor(name))}`;
}

/** The same icon as SVG text. */
export function svgFor(name: string): string {
  const { color, mark } = lookOf(name);
  return (
    `<svg xmlns="${SVG}" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${color}"/><path d="${mark}" fill="#fff" fill-rule="evenodd"/></svg>`
  );
}

/** The same icon as an element, for pages whose policy allows no `data:` images. */
export function drawIcon(name: string): SVGSVGElement {
  const { color, mark } = lookOf(name);
  const make = <Tag extends 'svg' | 'rect' | 'path'>(tag: Tag, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const icon = make('svg', { viewBox: '0 0 96 96', 'aria-hidden': 'true' });
  icon.append(
    make('rect', { width: '96', height: '96', fill: color }),
    make('path', { d: mark, fill: '#fff', 'fill-rule': 'evenodd' }),
  );
  return icon;
}

function lookOf(name: string): { color: string; mark: string } {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return {
    color: COLORS[hash % COLORS.length] ?? '#2f6fed',
    mark: MARKS[hash % MARKS.length] ?? 'M24 24h48v48H24z',
  };
}
