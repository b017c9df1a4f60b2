/** ₮ is the only currency sign that honest symbols use as a letter. Lists differ in dots and similar characters. */
const plain = (symbol: string) =>
  symbol
    .toLowerCase()
    .replaceAll('₮', 't')
    .replace(/[\s.$_-]/g, '');

/**
 * Whether a contract's own symbol differs from the one in a list in a way that people would notice, including letters of other
 * scripts. `USDt`, `USD₮0` and `USDCe` count as `USDT`, `USDT0` and `USDC.e`.
 */
export const isOtherName = (listed: string, own: string): boolean => plain(listed) !== plain(own);
