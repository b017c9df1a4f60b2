import { style } from '@vanilla-extract/css';

/** Out of the flow while there is nothing to say, so that it takes no room, and there all the same for screen readers. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
