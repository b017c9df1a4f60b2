import { style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';
import { cutOut } from './OutcomeBadge.css.js';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  // Centred if there is more room.
  alignSelf: 'center',
  paddingBlock: px(24),
  paddingInline: px(16),
  textAlign: 'center',
});

/** Around the icon. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(120),
  blockSize: px(64),
  marginBlockEnd: px(8),
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: theme.raised,
  stroke: theme.hairline,
  '@media': { [contrast.forced]: { fill: 'none', stroke: 'GrayText' } },
});

/** Missing content is outlined only. */
export const broken = style([scene, { fill: 'none', strokeDasharray: '4 4' }]);

export const spark = style({
  fill: 'none',
  stroke: theme.accentEdge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [contrast.forced]: { stroke: 'CanvasText' } },
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: px(56),
  blockSize: px(56),
  border: `4px solid ${theme.surface}`,
  borderRadius: radius(5),
  background: theme.hover,
  color: theme.text,
});

/** On the corner of the icon, as in a `StatusRing`. */
export const sign = style({
  ...cutOut,
  insetBlockEnd: px(-6),
  insetInlineEnd: px(-6),
});

export const title = style([text.medium, { fontWeight: 600 }]);
export const body = style([text.small, { color: theme.muted, textWrap: 'balance' }]);
export const action = style({ marginBlockStart: px(12) });
