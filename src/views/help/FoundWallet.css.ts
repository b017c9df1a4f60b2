import { style } from '@vanilla-extract/css';

/** Takes no room while empty, but stays in the accessibility tree. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
