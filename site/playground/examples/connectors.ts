import type { ConnectorSetting } from 'wallet-modal';

/** Shows an address and signs nothing. Load an SDK's EIP-1193 provider instead. */
export const connectors: readonly ConnectorSetting[] = [
  {
    id: 'example',
    name: 'Example Wallet',
    getProvider: async () => ({
      async request({ method }: { method: string }) {
        if (method === 'eth_chainId') return '0x1';
        if (method === 'eth_accounts' || method === 'eth_requestAccounts')
          return ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
        throw Object.assign(new Error('This wallet cannot do that.'), { code: 4200 });
      },
    }),
  },
];
