// A site with wagmi's hooks around two modals. `wagmi` is version 2 or 3, depending on the bundle.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { defineChain, http, parseEther } from 'viem';
import {
  createConfig,
  useAccount,
  useBalance,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi';
import { WalletButton, WalletModal } from '../../src/react.js';
import { walletModal } from '../../src/wagmi.js';

const chainOf = <const Id extends number>(id: Id, name: string, symbol: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    rpcUrls: { default: { http: [`${location.origin}/rpc/${id}`] } },
  });
const chains = [
  chainOf(31337, 'Sandbox One', 'ETH'),
  chainOf(31338, 'Sandbox Two', 'TWO'),
  chainOf(99, 'Not of the modal', 'NOT'),
] as const;

const config = createConfig({
  chains,
  connectors: [
    walletModal('#first'),
    walletModal(() => document.querySelector<HTMLElement>('#second') as never, {
      id: 'second',
      name: 'Second',
    }),
  ],
  multiInjectedProviderDiscovery: false,
  transports: { 31337: http(), 31338: http(), 99: http() },
});

/** The hooks' values, newest last. */
const seen: unknown[] = [];

function Visitor() {
  const { status, address, chainId, connector } = useAccount();
  const { connectAsync } = useConnect();
  const { disconnectAsync } = useDisconnect();
  const { signMessageAsync } = useSignMessage();
  const { sendTransactionAsync } = useSendTransaction();
  const { switchChainAsync } = useSwitchChain();
  const { data: balance } = useBalance({ address });
  useEffect(() => {
    seen.push({ status, address, chainId, connector: connector?.id });
  }, [status, address, chainId, connector]);
  const connectorOf = (id: string) =>
    config.connectors.find((one) => one.id === id) as (typeof config.connectors)[0];
  Object.assign(window, {
    wagmi: {
      seen,
      connectors: () => config.connectors.map(({ id, name, type }) => ({ id, name, type })),
      connect: (id: string, options = {}) => connectAsync({ connector: connectorOf(id), ...options }),
      disconnect: (id: string) => disconnectAsync({ connector: connectorOf(id) }),
      sign: (message: string) => signMessageAsync({ message }),
      send: (to: `0x${string}`, value: string) => sendTransactionAsync({ to, value: parseEther(value) }),
      switchTo: (chainId: (typeof chains)[number]['id'], addEthereumChainParameter = undefined) =>
        switchChainAsync({ chainId, addEthereumChainParameter }),
      connections: () =>
        [...config.state.connections.values()].map(({ connector: { id }, accounts, chainId }) => ({
          id,
          accounts,
          chainId,
        })),
    },
  });
  return (
    <dl>
      <dt>Status</dt>
      <dd id="status">{status}</dd>
      <dt>Balance</dt>
      <dd id="balance">{balance && `${balance.value}`}</dd>
    </dl>
  );
}

const client = new QueryClient();
createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <WalletButton for="first" />
        <Visitor />
        <WalletModal id="first" networks={['eip155:31337', 'eip155:31338']} />
        <WalletModal id="second" networks={['eip155:31337', 'eip155:31338']} />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
