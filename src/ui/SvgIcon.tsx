import type { ReactElement } from 'react';
import type { IconNode } from '../lib/untrusted/parseSvgIcon.js';

/** React spells SVG attributes in camelCase. */
const camelCase = (name: string) =>
  (name === 'class' ? 'className' : name).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function draw({ tag, attributes, children }: IconNode, key?: number): ReactElement {
  // Cast to one of the shapes that `parseSvgIcon` allows.
  const Tag = tag as 'g';
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [camelCase(name), value]),
  );
  return (
    <Tag key={key} {...props}>
      {children.map(draw)}
    </Tag>
  );
}

/** Draws a picture parsed by `parseSvgIcon`. */
export function SvgIcon({ icon, className }: { icon: IconNode; className: string }) {
  const { width: _width, height: _height, ...attributes } = icon.attributes;
  return draw({ ...icon, attributes: { ...attributes, class: className } });
}
