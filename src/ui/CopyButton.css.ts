import { globalStyle, style } from '@vanilla-extract/css';
import { px, radius } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

/** Takes no more room than a line of text. Its tap target is 44 px high, although it looks smaller. */
export const copy = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  paddingBlock: px(4),
  paddingInline: 4,
  marginBlock: px(-4),
  borderRadius: radius(2),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: theme.raised },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((100% - ${px(44)}) / 2)`,
    },
  },
});

/** The variant without text: a square target with a centred icon. */
export const alone = style({
  flex: 'none',
  justifyContent: 'center',
  inlineSize: px(44),
  blockSize: px(44),
  padding: 0,
  marginBlock: 0,
});

export const icon = style({
  display: 'grid',
  color: theme.muted,
  selectors: { '&[data-done]': { color: theme.success } },
});

/** Shows its icon on hover and keyboard focus, and after copying. Reserves no room for it. */
export const quiet = style({});
globalStyle(`${quiet} > ${icon}`, { position: 'absolute', insetInlineStart: '100%' });
globalStyle(`${quiet}:not(:hover, :focus-visible) > ${icon}:not([data-done])`, { opacity: 0 });
