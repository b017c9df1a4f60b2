import { style } from '@vanilla-extract/css';
import { frameHeight } from '../../ui/layer/Layer.css.js';

export const place = style({ blockSize: frameHeight });
