import { style } from '@vanilla-extract/css';
import { px, text } from '../../styles/scale.js';
import { theme } from '../../styles/theme.css.js';

export const head = style({ display: 'grid', justifyItems: 'center', gap: 12, paddingBlockStart: 8 });

/** The pictures of the site and the wallet. */
export const pictures = style({ display: 'flex', alignItems: 'center', gap: 12 });

/** The line between the pictures. */
export const line = style({ inlineSize: px(24), borderBlockStart: `2px dashed ${theme.outline}` });

export const words = style({ display: 'grid', justifyItems: 'center', gap: 4 });

export const title = style([
  text.large,
  { fontWeight: 600, textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' },
]);

export const detail = style([
  text.small,
  { color: theme.muted, textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' },
]);

/** Stays visible while the message scrolls behind it, if there is room for both. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlockStart: -8,
  padding: `${px(8)} ${px(16)} ${px(16)}`,
  background: theme.surface,
  '@media': { '(min-height: 480px)': { position: 'sticky', insetBlockEnd: 0 } },
});

export const buttons = style({
  display: 'grid',
  // Stacks the buttons only when large text leaves no room beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 8,
});
