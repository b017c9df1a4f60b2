import type { Json } from './values.ts';

/** A starting value for each JSON setting. */
export const jsonExamples: Readonly<Record<string, Json>> = {
  themeVariables: { '--wallet-modal-accent': '#0f8a5f', '--wallet-modal-border-radius-master': '2px' },
  customWallets: [
    { id: 'corner-wallet', name: 'Corner Wallet', homepage: 'https://wallet.example.com' },
    { id: 'market-wallet', name: 'Market Wallet', mobile_link: 'market://' },
  ],
  tokens: { 'eip155:1': { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' } },
  chains: [
    { id: 'eip155:1', rpcUrl: 'https://rpc.example.com' },
    {
      id: 'eip155:31337',
      name: 'Local',
      rpcUrl: 'http://127.0.0.1:8545',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ],
  texts: { 'button.connect': 'Sign in', de: { 'button.connect': 'Anmelden' } },
};
