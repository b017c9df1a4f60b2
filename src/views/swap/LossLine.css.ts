import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** The style of each degree of loss. In forced-colours mode, bold text marks a loss. */
export const lossLine = styleVariants({
  none: { color: theme.muted },
  slight: { color: theme.muted },
  notable: { color: theme.warning, fontWeight: 600 },
  serious: { color: theme.danger, fontWeight: 600 },
});
