const COLORS = ['#2f6fed', '#0f8a5f', '#b3460f', '#7a3fd1', '#b0205c', '#0b7a8a'];
const SVG = 'http://www.w3.org/2000/svg';

/** A square icon for a wallet: its initial on a colour that follows from its name. */
export function iconFor(name: string): string {
  const { color, initial } = lookOf(name);
  const svg =
    `<svg xmlns="${SVG}" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${color}"/>` +
    `<text x="48" y="65" font-family="sans-serif" font-size="48" font-weight="700" fill="#fff" text-anchor="middle">${initial}</text>` +
    '</svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same icon as an element, for pages whose policy allows no `data:` images. */
export function drawIcon(name: string): SVGSVGElement {
  const { color, initial } = lookOf(name);
  const make = <Tag extends 'svg' | 'rect' | 'text'>(tag: Tag, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const icon = make('svg', { viewBox: '0 0 96 96', 'aria-hidden': 'true' });
  const letter = make('text', { x: '48', y: '65', 'font-size': '48', 'text-anchor': 'middle', fill: '#fff' });
  letter.append(initial);
  icon.append(make('rect', { width: '96', height: '96', fill: color }), letter);
  return icon;
}

/** The initial is a letter or digit, so it needs no escaping in markup. */
function lookOf(name: string): { color: string; initial: string } {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return {
    color: COLORS[hash % COLORS.length] ?? '#2f6fed',
    initial: /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?',
  };
}
