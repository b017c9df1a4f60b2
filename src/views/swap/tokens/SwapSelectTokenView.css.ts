import { style } from '@vanilla-extract/css';
import { contrast, forcedFill, px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';

/** Only the rows of the lists below may grow, not this frame. */
export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
});

/** Stays visible while the rows scroll below it. */
export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlockStart: -4,
  paddingBlock: '4px 0',
  // As wide as the highlight of a row.
  marginInline: -8,
  paddingInline: 8,
  background: theme.surface,
});

export const heading = style([text.small, { color: theme.muted, fontWeight: 500 }]);

export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const suggestion = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: px(44),
    maxInlineSize: '100%',
    paddingInlineStart: 6,
    paddingInlineEnd: 12,
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(6),
    fontWeight: 600,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: theme.hover },
      '&[aria-pressed=true]': { borderColor: theme.accentEdge },
    },
    '@media': {
      [contrast.forced]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[aria-pressed=true]': forcedFill },
      },
    },
  },
]);
