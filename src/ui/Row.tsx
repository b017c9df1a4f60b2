import type { MouseEvent, ReactNode } from 'react';
import { ChevronIcon } from './icons.js';
import {
  bare,
  chevron,
  detail as detailStyle,
  end as endStyle,
  label as labelStyle,
  row,
  words,
} from './Row.css.js';
import { Spinner } from './Spinner.js';

export interface RowProps {
  label: ReactNode;
  /** Second line, quieter. */
  detail?: ReactNode;
  /** A WalletImage, NetworkImage or Avatar. */
  start?: ReactNode;
  /** A Tag, an amount, a check. */
  end?: ReactNode;
  hasChevron?: boolean;
  isLoading?: boolean;
  /** The one of several that is in use now. */
  isCurrent?: boolean;
  /** Turns the row off and stands in for the detail. */
  disabledReason?: string | undefined;
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined;
  onClick?: () => void;
}

/** One choice in a list. */
export function Row(props: RowProps) {
  const { label, start, end, hasChevron, isLoading, isCurrent, disabledReason, href } = props;
  const detail = disabledReason ?? props.detail;
  const isOff = disabledReason !== undefined || isLoading === true;
  const shared = {
    className: start ? row : `${row} ${bare}`,
    'data-row': '',
    'aria-current': isCurrent || undefined,
    'aria-disabled': isOff || undefined,
    'aria-busy': isLoading || undefined,
    onClick: (event: MouseEvent) => {
      if (isOff) event.preventDefault();
      else props.onClick?.();
    },
  };
  const inside = (
    <>
      {start}
      <span className={words}>
        <span className={labelStyle}>{label}</span>
        {detail ? <span className={detailStyle}>{detail}</span> : null}
      </span>
      {isLoading || end || hasChevron ? (
        <span className={endStyle}>
          {isLoading ? <Spinner /> : end}
          {hasChevron ? (
            <span className={chevron}>
              <ChevronIcon size={16} />
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {inside}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
      {inside}
    </a>
  );
}
