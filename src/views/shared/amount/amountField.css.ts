import { style, styleVariants } from '@vanilla-extract/css';
import { contrast, forcedFill, px, radius, text } from '../../../styles/scale.js';
import { theme } from '../../../styles/theme.css.js';
import { touch } from '../../../styles/touch.js';
import { figuresRoom } from '../../../ui/Figures.css.js';

export const amountBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: px(12),
  border: `1px solid ${theme.outline}`,
  borderRadius: radius(4),
  background: theme.raised,
  selectors: {
    '&:focus-within': { borderColor: theme.accentEdge, boxShadow: `inset 0 0 0 1px ${theme.accentEdge}` },
    '&[data-invalid]': { borderColor: theme.danger },
  },
  '@media': {
    [contrast.forced]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

export const amountLine = style({
  display: 'flex',
  // The token moves below only when large text leaves no room for the amount.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

export const boxTitle = style([text.tiny, { color: theme.muted }]);

export const output = style([
  text.huge,
  figuresRoom,
  {
    flex: `1 1 ${px(96)}`,
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: px(44),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const outputKind = styleVariants({
  none: { color: theme.muted },
  present: { color: theme.text },
});

export const unit = style([text.huge, { color: theme.muted }]);

const room = style([figuresRoom, { flex: `1 1 ${px(96)}`, minInlineSize: 0 }]);

/**
 * The container of a field, whose font size depends on the container's width. In narrow containers, a long amount gets a line
 * of its own.
 */
export const fieldRoom = styleVariants({
  beside: [room],
  alone: [room, { flexBasis: px(216) }],
});

export const field = style([
  text.huge,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: px(44),
    fontVariantNumeric: 'tabular-nums',
    color: theme.text,
    // Figures read from left to right on every page. If there is no room, their end is cut rather than their beginning.
    direction: 'ltr',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    textOverflow: 'ellipsis',
    outline: 'none',
    // The box around it has a focus ring.
    boxShadow: 'none',
    selectors: {
      '&::placeholder': { color: theme.muted, opacity: 1 },
      '&[data-old]': { color: theme.muted },
    },
  },
]);

/** A font size at which that many digits fit in one line, but never too small to read. */
const fitting = (digits: number) => ({
  fontSize: `clamp(${px(12)}, calc(100cqi / ${digits} / 0.62), ${px(28)})`,
});

/** The font sizes of a field by the length of its text. */
export const fieldSize = styleVariants({
  short: {},
  medium: fitting(10),
  long: fitting(14),
  longer: fitting(20),
  longest: fitting(32),
});

export const token = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: px(44),
    maxInlineSize: '100%',
    paddingInline: 8,
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(4),
    background: theme.surface,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: theme.hover } },
    '@media': { [contrast.forced]: { borderColor: 'ButtonBorder' } },
  },
]);

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

export const note = style([
  text.tiny,
  {
    marginBlockStart: 8,
    paddingBlock: px(6),
    color: theme.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' }, 'button&:hover': { color: theme.text } },
    // The target reaches into the gaps instead of widening them.
    '@media': { [touch]: { selectors: { 'button&': { marginBlock: '0 -8px' } } } },
  },
]);

export const problem = style([
  text.small,
  { marginBlockStart: 4, color: theme.danger, selectors: { '&:empty': { display: 'none' } } },
]);

/** The question about an ambiguous amount. */
export const question = style([text.small, { marginBlockStart: 4 }]);

export const parts = style({
  display: 'grid',
  // All in one row, or in pairs when the text is large. Never one alone.
  gridTemplateColumns: `repeat(auto-fit, minmax(clamp(20%, (${px(240)} - 100%) * 99, 40%), 1fr))`,
  gap: 8,
  marginBlockStart: 8,
});

export const part = style([
  text.tiny,
  {
    minBlockSize: px(44),
    border: `1px solid ${theme.hairline}`,
    borderRadius: radius(3),
    fontWeight: 600,
    textAlign: 'center',
    selectors: {
      '&:hover:enabled': { background: theme.hover },
      '&:disabled': { color: theme.muted },
      '&[aria-pressed=true]': { borderColor: theme.accentEdge },
    },
    '@media': {
      [contrast.forced]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[aria-pressed=true]': forcedFill,
        },
      },
    },
  },
]);
