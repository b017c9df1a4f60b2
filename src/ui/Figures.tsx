import { Fragment } from 'react';
import { number, width } from './Figures.css.js';

/** From a digit to a digit, with what separates thousands and decimals between them. */
const NUMBER = /(\p{Nd}[\p{Nd}.,'’٫٬\u00a0\u202f]{2,}\p{Nd})/u;

const widths = ['short', 'wide', 'wider', 'widest'] as const;

/** How much room a number of so many characters takes. */
function widthOf({ length }: string): keyof typeof width | undefined {
  if (length <= 6) return undefined;
  return widths[[12, 20, 30].filter((most) => length > most).length];
}

/** More than can be read in one line, however small. */
const MOST = 48;
/** Digits, with the separator behind them. */
const GROUP = /\p{Nd}+[^\p{Nd}]*/gu;

/** A number of any length, which may be broken behind the separators of its thousands. */
function LongNumber({ children }: { children: string }) {
  return (children.match(GROUP) ?? []).map((group, index) => {
    const wide = widthOf(group);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: positions in one number
      <Fragment key={index}>
        <span className={wide ? `${number} ${width[wide]}` : number}>{group}</span>
        <wbr />
      </Fragment>
    );
  });
}

/** A text whose numbers are not broken between digits: they become smaller instead, and break between groups at last. */
export function Figures({ children }: { children: string }) {
  return children.split(NUMBER).map((part, index) => {
    // What is split at stands between the other parts.
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
    if (part.length > MOST) return <LongNumber key={index}>{part}</LongNumber>;
    const wide = widthOf(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: positions in one text
      <span key={index} className={wide ? `${number} ${width[wide]}` : number}>
        {part}
      </span>
    );
  });
}
