// A site that swaps through LI.FI and gets token prices from it.
import { lifi, lifiPrices } from '/dist/sources.js';

const url = '/lifi/v1';
for (const modal of document.querySelectorAll('wallet-modal')) {
  modal.quoteSource = lifi({ integrator: 'solana', url });
  modal.accountSource = lifiPrices({ url });
}
