import { callAll } from '../../lib/callAll.js';
import { networkNotFoundError, notConnectedError } from '../../lib/commonErrors.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipNetworkId, toCaipAddress } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type {
  SolanaProvider,
  SolanaProviderEventName,
  SolanaProviderEvents,
  SolanaTransaction,
  SolanaTransfer,
} from '../../lib/solana/solanaProvider.js';
import type { SolanaSigner } from '../connector.js';
import { siteWallet } from './siteWallet.js';
import type { SolanaSite } from './solanaSite.js';
import { inFormOf, toWire } from './transactionForms.js';

export interface FollowedProvider {
  readonly provider: SolanaProvider;
  /** Notifies listeners of the changes since the last call. */
  changed(): void;
}

/** Creates the provider for hosts: one object for the whole session, whichever wallet is connected. */
export function createSiteProvider(site: SolanaSite): FollowedProvider {
  const listeners = new Map<SolanaProviderEventName, Set<(payload: never) => void>>();
  const emit = <Name extends SolanaProviderEventName>(
    name: Name,
    ...[payload]: Parameters<SolanaProviderEvents[Name]>
  ) => callAll(listeners.get(name) ?? [], payload as never);

  const addresses = () => site.connection()?.accounts.map(addressOf) ?? [];
  const address = () => addresses()[0];

  const sign = <T>(run: (signer: SolanaSigner) => Promise<T>) =>
    site.whileAsked(async () => run(await site.signer()));

  async function signAll<T extends SolanaTransaction>(transactions: readonly T[]): Promise<T[]> {
    const wires = transactions.map(toWire);
    const signed = await sign((signer) => signer.signTransactions(wires));
    return transactions.map((transaction, index) => inFormOf(transaction, signed[index] as Uint8Array));
  }

  async function transfer(
    { to, amount, mint }: SolanaTransfer,
    { signal = new AbortController().signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<string> {
    const from = address();
    const network = requireNetwork(site.connection()?.network);
    if (!from) throw notConnectedError();
    const { sendTransfer } = await loadPart(import('./sending/sendTransfer.js'));
    const reading = { network, clock: site.clock, signal, sign };
    const tokens = mint === undefined ? [] : [mint];
    return sendTransfer(
      { from, to, amount, mint },
      { ...reading, track: (run) => site.track(toCaipAddress(network.id, from), tokens, run) },
    );
  }

  function requireNetwork(id: CaipNetworkId | undefined): NetworkDefinition {
    const network = site.networks().find((one) => one.id === id);
    if (network) return network;
    throw id ? networkNotFoundError({ details: id }) : notConnectedError();
  }

  const provider: SolanaProvider = {
    get address() {
      return address();
    },
    get network() {
      return site.connection()?.network;
    },
    get standardWallet() {
      return standardWallet;
    },
    async connect({ signal } = {}) {
      await site.connect(signal);
      return { address: address() as string };
    },
    disconnect: site.disconnect,
    signMessage: (message) => sign((signer) => signer.signMessage(message)),
    async signTransaction(transaction) {
      const [signed = transaction] = await signAll([transaction]);
      return signed;
    },
    signAllTransactions: signAll,
    signAndSendTransaction: (transaction, options) =>
      sign((signer) => signer.signAndSendTransaction(toWire(transaction), options)),
    transfer,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
  };
  const standardWallet = siteWallet(site, { provider, sign });

  let last = { addresses: addresses(), network: provider.network };
  return {
    provider,
    changed() {
      const before = last;
      const now = { addresses: addresses(), network: provider.network };
      last = now;
      if (now.addresses[0] && !before.addresses[0]) emit('connect', { address: now.addresses[0] });
      if (now.addresses.join() !== before.addresses.join()) emit('accountsChanged', now.addresses);
      if (now.network && now.network !== before.network) emit('networkChanged', now.network);
      if (before.addresses[0] && !now.addresses[0]) emit('disconnect');
    },
  };
}
