// The complete code of a page on a static host: two chains, a wallet, and the modal with them.
import { startChain } from '/dist/sandbox/chain.js';
import { announce, createSandboxWallet } from '/dist/sandbox/index.js';

const chains = await Promise.all([startChain(), startChain({ id: 'eip155:31338' })]);
const wallet = createSandboxWallet({ chains, name: 'Page Wallet' });
announce(wallet);

const modal = document.querySelector('wallet-modal');
modal.networks = chains.map(({ id }) => id);
modal.chains = chains;
modal.accountSource = chains.map(({ accountSource }) => accountSource);
window.sandbox = { chains };
