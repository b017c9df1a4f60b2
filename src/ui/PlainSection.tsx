import { PlainList, type Rows } from './PlainList.js';
import { heading, rows as rowsStyle } from './PlainSection.css.js';

interface PlainSectionProps {
  title: string;
  rows: Rows;
}

/** Rows under a heading, as one entry of a list. Uses no hooks, because the first list draws it too. */
export function PlainSection({ title, rows }: PlainSectionProps) {
  return (
    <>
      <h3 className={heading}>{title}</h3>
      <PlainList aria-label={title} className={rowsStyle} rows={rows} />
    </>
  );
}
