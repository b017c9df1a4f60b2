import { defineChain } from 'viem';
import { createConfig, http } from 'wagmi';
import { walletModal } from 'wallet-modal/wagmi';

// The local network of `npm run examples`. Put your own here.
const sandbox = defineChain({
  id: 31337,
  name: 'Sandbox One',
  nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['/rpc/31337'] } },
});

export const config = createConfig({
  chains: [sandbox],
  connectors: [walletModal()],
  // The modal lists these itself.
  multiInjectedProviderDiscovery: false,
  transports: { [sandbox.id]: http() },
});

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
