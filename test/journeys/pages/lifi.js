// A site that swaps by LI.FI, which its own server passes on.
import { lifi } from '/dist/sources.js';

for (const modal of document.querySelectorAll('wallet-modal')) {
  modal.quoteSource = lifi({ integrator: 'plain', url: '/lifi/v1' });
}
