import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../styles/theme.css.js';

/** By how much is lost. Where the system replaces the colours, a loss is bold. */
export const lossLine = styleVariants({
  none: { color: theme.muted },
  slight: { color: theme.muted },
  notable: { color: theme.warning, fontWeight: 600 },
  serious: { color: theme.danger, fontWeight: 600 },
});
