import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';

/**
 * The public theming properties, which a site may set on `<wallet-modal>` or any ancestor. No rule here sets a value, so the
 * site's values always win; `theme.css.ts` reads them with defaults. `color-mix-strength` is a number from 0 to 100.
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

/** The public numbers, limited to readable and usable values whatever the site sets. `docs/theming.md` lists the limits. */
export const bounded = {
  fontSize: `clamp(7px, ${fallbackVar(contract.fontSizeMaster, '10px')}, 20px)`,
  borderRadius: `clamp(0px, ${fallbackVar(contract.borderRadiusMaster, '4px')}, 20px)`,
  zIndex: `clamp(0, ${fallbackVar(contract.zIndex, '99990')}, 2147483647)`,
} as const;
