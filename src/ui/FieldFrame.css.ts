import { globalStyle, style } from '@vanilla-extract/css';
import { contrast, px, radius, text } from '../styles/scale.js';
import { theme } from '../styles/theme.css.js';

export const wrapper = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const label = style([text.small, { marginBlockEnd: 6, fontWeight: 500 }]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: px(48),
  paddingInlineStart: px(12),
  border: `1px solid ${theme.outline}`,
  borderRadius: radius(4),
  background: theme.raised,
  color: theme.muted,
  transition: `border-color ${theme.quick}`,
  selectors: {
    '&:focus-within': { borderColor: theme.accentEdge, boxShadow: `inset 0 0 0 1px ${theme.accentEdge}` },
    '&[data-invalid]': { borderColor: theme.danger },
  },
  '@media': {
    [contrast.forced]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

// In forced-colours mode, the button's own border would run along the field's.
globalStyle(`${box} > button`, { '@media': { [contrast.forced]: { borderColor: 'Canvas' } } });

const note = style([text.tiny, { selectors: { '&:not(:empty)': { marginBlockStart: 6 } } }]);
export const hint = style([note, { color: theme.muted }]);
export const error = style([note, { color: theme.danger }]);
