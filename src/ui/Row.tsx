import type { ReactNode } from 'react';
import { CheckIcon, ChevronIcon } from './icons.js';
import { Pressable, type PressableProps } from './Pressable.js';
import {
  current,
  detail as detailStyle,
  end as endStyle,
  label as labelStyle,
  mark,
  row,
  words,
} from './Row.css.js';
import { Spinner } from './Spinner.js';

export interface RowProps extends Pick<PressableProps, 'href' | 'onClick' | 'onIntent'> {
  label: ReactNode;
  /** A second line, less prominent. */
  detail?: ReactNode;
  /** A picture, e.g. a WalletImage or Avatar. */
  start?: ReactNode;
  /** A word or an amount. */
  end?: ReactNode;
  hasChevron?: boolean;
  isLoading?: boolean;
  /** Marks the row whose view is shown beside the list. */
  isCurrent?: boolean;
  /** Marks the option in use. */
  isChosen?: boolean;
  /** Disables the row and replaces the detail. */
  disabledReason?: string | undefined;
}

/** An option in a list, or plain information if it has no action. */
export function Row(props: RowProps) {
  const { label, start, end, hasChevron, isLoading, isCurrent, isChosen, disabledReason } = props;
  const { href, onClick, onIntent } = props;
  const detail = disabledReason ?? props.detail;
  const className = isCurrent ? `${row} ${current}` : row;
  const inside = (
    <>
      {start}
      {detail ? (
        <span className={words}>
          <span className={labelStyle}>{label}</span>
          <span className={detailStyle}>{detail}</span>
        </span>
      ) : (
        <span className={`${words} ${labelStyle}`}>{label}</span>
      )}
      {isLoading || end || isChosen || hasChevron ? (
        <span className={endStyle}>
          {isLoading ? <Spinner /> : end}
          {isChosen ? (
            <span className={mark}>
              <CheckIcon size={20} />
            </span>
          ) : null}
          {hasChevron ? <ChevronIcon size={16} /> : null}
        </span>
      ) : null}
    </>
  );
  if (href === undefined && onClick === undefined) return <div className={className}>{inside}</div>;
  return (
    <Pressable
      href={href}
      onClick={onClick}
      onIntent={onIntent}
      className={className}
      data-row=""
      aria-current={isCurrent || isChosen || undefined}
      isOff={disabledReason !== undefined}
      isBusy={isLoading}
    >
      {inside}
    </Pressable>
  );
}
