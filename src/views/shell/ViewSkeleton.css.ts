import { style } from '@vanilla-extract/css';
import { px, radius } from '../../styles/scale.js';

const centred = { display: 'grid', justifyItems: 'center' } as const;

export const status = style({ ...centred, gap: 16, paddingBlockStart: 16 });
export const words = style({ ...centred, gap: 4, minBlockSize: px(66) });
export const ring = style({ borderRadius: radius(7) });

export const account = style({ display: 'flex', alignItems: 'center', gap: 12, minBlockSize: px(48) });
export const avatar = style({ flex: 'none', borderRadius: '50%' });
export const address = style({ inlineSize: '100%', borderRadius: radius(4) });

const beside = { display: 'flex', alignItems: 'center', gap: 16 } as const;

export const block = style({ ...beside, minBlockSize: px(72) });
export const point = style({ ...beside, minBlockSize: px(64) });
export const picture = style({ flex: 'none', borderRadius: radius(5) });
export const lines = style({ display: 'grid', flex: 1, gap: 8 });

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const boxes = style({ ...column, gap: 6 });
export const rows = style({ ...column, gap: 2, marginInline: -8 });
export const buttons = style({ ...column, gap: 4 });
export const button = style({ inlineSize: '100%', borderRadius: radius(4) });
