/** The English unit for amounts of a currency without a symbol. Without a unit, an amount would be ambiguous. */
export const NAMELESS_UNIT = 'native coins';
