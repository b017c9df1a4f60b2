import '/dist/wallet-modal.js';
import { connectSafe } from '/dist/safe.js';

const account = await connectSafe(document.querySelector('wallet-modal'));
document.body.dataset.account = account ?? 'none';
