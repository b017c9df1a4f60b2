import type { RateSource } from 'wallet-modal';

/** Request rates from your own service instead of giving a fixed rate. */
export const rateSource: RateSource = {
  rate: async () => ({ perDollar: '0.93', at: Date.now() }),
};
