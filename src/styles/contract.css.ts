import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The public theming surface: the custom properties that a page may set on `<wallet-modal>` or anything around it.
 * Nothing here gives them a value, so whatever the page says wins; `theme.css.ts` reads them with a default.
 * `color-mix-strength` is a number from 0 to 100.
 */
export const contract = createGlobalThemeContract(
  {
    fontFamily: 'font-family',
    accent: 'accent',
    colorMix: 'color-mix',
    colorMixStrength: 'color-mix-strength',
    fontSizeMaster: 'font-size-master',
    borderRadiusMaster: 'border-radius-master',
    zIndex: 'z-index',
  },
  (name) => `wallet-modal-${name}`,
);
