// A site that swaps through LI.FI, behind its own server.
import { lifi } from '/dist/sources.js';

for (const modal of document.querySelectorAll('wallet-modal')) {
  modal.quoteSource = lifi({ integrator: 'plain', url: '/lifi/v1' });
}
