import { style } from '@vanilla-extract/css';
import { px } from '../../styles/scale.js';

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

/** Room for four rows and the button below them, so that what follows does not move when the tokens arrive. */
export const place = style({ minBlockSize: px(308) });

/** Room for one row and the note below it: without a service, most accounts show the native currency alone. */
export const smallPlace = style({ minBlockSize: px(82) });
