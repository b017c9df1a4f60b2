// A site that lists wallets without any directory.
import { walletList } from '/dist/sources.js';

for (const modal of document.querySelectorAll('wallet-modal')) modal.walletSource = walletList();
