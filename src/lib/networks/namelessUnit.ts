/** What amounts are counted in where a currency has no symbol, in English: an amount without a unit could be anything. */
export const NAMELESS_UNIT = 'native coins';
