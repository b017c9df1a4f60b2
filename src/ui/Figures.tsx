import { number, width } from './Figures.css.js';

/** From a digit to a digit, with what separates thousands and decimals between them. */
const NUMBER = /(\p{Nd}[\p{Nd}.,'’٫٬\u00a0\u202f]{2,}\p{Nd})/u;

const widths = ['wide', 'wider', 'widest'] as const;

/** How much room a number of so many characters takes. */
function widthOf({ length }: string): keyof typeof width | undefined {
  if (length <= 12) return undefined;
  return widths[[20, 30].filter((most) => length > most).length];
}

/** A text whose numbers are not broken between digits: they become smaller instead. */
export function Figures({ children }: { children: string }) {
  return children.split(NUMBER).map((part, index) => {
    // What is split at stands between the other parts.
    if (index % 2 === 0) return part;
    const wide = widthOf(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
      <span key={index} className={wide ? `${number} ${width[wide]}` : number}>
        {part}
      </span>
    );
  });
}
