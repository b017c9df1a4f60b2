// A site that swaps by LI.FI, and knows what tokens are worth by it.
import { lifi, lifiPrices } from '/dist/sources.js';

const url = '/lifi/v1';
for (const modal of document.querySelectorAll('wallet-modal')) {
  modal.quoteSource = lifi({ integrator: 'solana', url });
  modal.accountSource = lifiPrices({ url });
}
