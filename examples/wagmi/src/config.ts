import { defineChain } from 'viem';
import { createConfig, http } from 'wagmi';
import { walletModal } from 'wallet-modal/wagmi';
import { rpcUrl } from './chains';

const sandbox = defineChain({
  id: 31337,
  name: 'Sandbox One',
  nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
});

export const config = createConfig({
  chains: [sandbox],
  connectors: [walletModal()],
  // The modal lists these itself.
  multiInjectedProviderDiscovery: false,
  // Without an address, wagmi asks a public node.
  transports: { [sandbox.id]: http(rpcUrl) },
});

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
