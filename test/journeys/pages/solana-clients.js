// Real clients over the Solana provider of the modal.
import { kitClient } from '../../clients/kit.ts';
import { adapterClient } from '../../clients/walletAdapter.ts';
import { web3Client } from '../../clients/web3.ts';

// wallet-adapter derives the network from the URL.
const rpcUrl = `${location.origin}/rpc/EtWTRABZaYq6iMfeYKouRu166VU2xqa1?devnet`;

await customElements.whenDefined('wallet-modal');
const modal = document.querySelector('wallet-modal');
await modal.ready();
const { solana } = modal;
window.clients = {
  web3: web3Client(solana, rpcUrl),
  kit: kitClient(solana, rpcUrl),
  adapter: adapterClient(solana, rpcUrl),
};
