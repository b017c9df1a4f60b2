import { lastFormats } from './lastFormats.js';

/** How numbers are written in a language. */
export const numberFormat = lastFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
