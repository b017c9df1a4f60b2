import { Fragment } from 'react';
import { number, width } from './Figures.css.js';

/** Matches from digit to digit, including thousands and decimal separators. */
const NUMBER = /(\p{Nd}[\p{Nd}.,'’٫٬\u00a0\u202f]{2,}\p{Nd})/u;

const widths = ['short', 'wide', 'wider', 'widest'] as const;

/** The width class for a number of that length. */
function widthOf({ length }: string): keyof typeof width | undefined {
  if (length <= 6) return undefined;
  return widths[[12, 20, 30].filter((most) => length > most).length];
}

/** In characters. More can't be read in one line at any size. */
const MOST = 48;
/** Digits with the separator after them. */
const GROUP = /\p{Nd}+[^\p{Nd}]*/gu;

/** A number of any length, which may break after its thousands separators. */
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

/** A text whose numbers don't break between digits. They shrink instead, and only very long ones break between groups. */
export function Figures({ children }: { children: string }) {
  return children.split(NUMBER).map((part, index) => {
    // `split` puts the matches at odd indexes.
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
