import { lastFormats } from './lastFormats.js';

/** Formats numbers for a locale. */
export const numberFormat = lastFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
