import type { WalletSource } from 'wallet-modal';

const wallets = [
  { id: 'corner-wallet', name: 'Corner Wallet', homepage: 'https://wallet.example.com' },
  { id: 'market-wallet', name: 'Market Wallet', homepage: 'https://wallet.example.org' },
];

/** Answers from a list. Your own source can request a server. */
export const walletSource: WalletSource = {
  name: 'Our list',
  wallets: async ({ search = '' }) => ({
    wallets: wallets.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
  }),
};
