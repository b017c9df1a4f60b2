/** ₮ is the only sign of a currency that honest symbols have for a letter. Dots and the like are a list's own habit. */
const plain = (symbol: string) =>
  symbol
    .toLowerCase()
    .replaceAll('₮', 't')
    .replace(/[\s.$_-]/g, '');

/**
 * Whether what a contract calls itself is another symbol than the one that a list gave it: anything that people would read
 * as another one, letters of other scripts among it. `USDt`, `USD₮0` and `USDCe` are `USDT`, `USDT0` and `USDC.e`.
 */
export const isOtherName = (listed: string, own: string): boolean => plain(listed) !== plain(own);
