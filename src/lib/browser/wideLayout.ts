import type { Config } from '../config.js';

/** The minimum width for two panes, in px. */
const WIDE_FROM: Readonly<Record<Config['layout'], number>> = {
  auto: 700,
  wide: 560,
  compact: Number.POSITIVE_INFINITY,
};

/** Whether a modal of this width shows two panes. */
export const isWideAt = (layout: Config['layout'], width: number): boolean => width >= WIDE_FROM[layout];

/** A media query for windows in which a dialog shows two panes. */
export const wideWindow = (layout: Config['layout']): string =>
  layout === 'compact' ? 'not all' : `(min-width: ${WIDE_FROM[layout]}px)`;
