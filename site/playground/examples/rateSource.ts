import type { RateSource } from 'wallet-modal';

/** Ask a service of yours instead of giving a fixed rate. */
export const rateSource: RateSource = {
  rate: async () => ({ perDollar: '0.93', at: Date.now() }),
};
