import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { toBase58 } from '../../lib/solana/base58.js';
import { toBase64 } from '../../lib/solana/base64.js';
import { currentSolanaId, deprecatedSolanaId } from '../../lib/solana/deprecatedSolana.js';
import { hasKeyForm } from '../../lib/solana/keys.js';
import type { SolanaAccount, SolanaAsked, SolanaSource } from '../solana/solanaSource.js';
import { accountsIn, allowsMethod, approvedNamespaces, type SessionLike } from './approvedSession.js';
import { codedError, inOneCode } from './codedError.js';
import type { SessionClient } from './pairingAdapter.js';
import { legacyParts, readSignature, readTransaction, withSignature } from './solanaEncoding.js';

/** The Solana accounts with the network ids that the wallet used. */
const writtenAccounts = (session: Pick<SessionLike, 'namespaces'>) =>
  accountsIn(session, 'solana', hasKeyForm);

/** The Solana accounts that a session allows, without duplicates, in the wallet's order, with current network ids. */
export function solanaAccountsOf({ namespaces }: Pick<SessionLike, 'namespaces'>): SolanaAccount[] {
  const networks = new Map<string, Set<CaipNetworkId>>();
  for (const { network, address } of writtenAccounts({ namespaces })) {
    const known = networks.get(address) ?? new Set();
    networks.set(address, known.add(currentSolanaId(network)));
  }
  return [...networks].map(([address, ids]) => ({ address, networks: [...ids] }));
}

/**
 * The Solana part of a WalletConnect session. Sends requests only for networks and accounts of the session, with the wallet's
 * own network ids. Connecting shows no prompt: the session already has the accounts.
 */
export function solanaSessionSource(client: SessionClient, session: SessionLike): SolanaSource {
  const { topic } = session;
  let { namespaces } = session;

  const sendsItself = approvedNamespaces({ namespaces }, 'solana').some(({ methods }) =>
    methods?.includes('solana_signAndSendTransaction'),
  );

  /** The network id to send to the wallet. Throws 4100 if the session does not have the account on that network. */
  function chainFor({ address, network }: SolanaAsked): CaipNetworkId {
    const written = writtenAccounts({ namespaces }).filter((account) => account.address === address);
    const found = [network, deprecatedSolanaId(network)].find((id) =>
      written.some((account) => account.network === id),
    );
    if (!found)
      throw codedError(RpcErrorCode.unauthorized, `The wallet does not share ${network}:${address}.`);
    return found;
  }

  async function ask(method: string, params: object, asked: SolanaAsked): Promise<Record<string, unknown>> {
    const chainId = chainFor(asked);
    if (!allowsMethod({ namespaces }, chainId, method)) {
      throw codedError(RpcErrorCode.unsupportedMethod, `The wallet does not allow ${method}.`);
    }
    const request = { method, params: { pubkey: asked.address, ...params } };
    try {
      const answer = await client.request<unknown>({ topic, chainId, request });
      return (answer ?? {}) as Record<string, unknown>;
    } catch (cause) {
      throw inOneCode(cause);
    }
  }

  async function signTransaction(transaction: Uint8Array, asked: SolanaAsked): Promise<Uint8Array> {
    const params = { transaction: toBase64(transaction), ...legacyParts(transaction) };
    const { transaction: signed, signature } = await ask('solana_signTransaction', params, asked);
    // Old wallets answer with only the signature.
    if (signed === undefined) return withSignature(transaction, asked.address, readSignature(signature));
    return readTransaction(signed, transaction);
  }

  async function signAll(transactions: readonly Uint8Array[], asked: SolanaAsked): Promise<Uint8Array[]> {
    const params = { transactions: transactions.map(toBase64) };
    const { transactions: signed } = await ask('solana_signAllTransactions', params, asked);
    const answers: readonly unknown[] = Array.isArray(signed) ? signed : [];
    return transactions.map((transaction, index) => readTransaction(answers[index], transaction));
  }

  return {
    connect: async () => solanaAccountsOf({ namespaces }),
    disconnect: () => client.disconnect(),
    subscribe(listener) {
      const onUpdate = (told: { topic: string; params: Pick<SessionLike, 'namespaces'> }) => {
        if (told.topic !== topic) return;
        namespaces = told.params.namespaces;
        listener(solanaAccountsOf({ namespaces }));
      };
      const onEnd = (told: { topic: string }) => {
        if (told.topic !== topic) return;
        namespaces = {};
        listener([]);
      };
      client.on('session_update', onUpdate);
      client.on('session_delete', onEnd);
      client.on('session_expire', onEnd);
      return () => {
        client.off('session_update', onUpdate);
        client.off('session_delete', onEnd);
        client.off('session_expire', onEnd);
      };
    },
    async signMessage(message, asked) {
      const { signature } = await ask('solana_signMessage', { message: toBase58(message) }, asked);
      return readSignature(signature);
    },
    async signTransactions(transactions, asked) {
      const signsAll = allowsMethod({ namespaces }, chainFor(asked), 'solana_signAllTransactions');
      if (transactions.length > 1 && signsAll) return signAll(transactions, asked);
      return Promise.all(transactions.map((transaction) => signTransaction(transaction, asked)));
    },
    ...(sendsItself
      ? {
          async signAndSendTransaction(transaction, asked, sendOptions) {
            const params = { transaction: toBase64(transaction), sendOptions };
            const { signature } = await ask('solana_signAndSendTransaction', params, asked);
            return toBase58(readSignature(signature));
          },
        }
      : {}),
  } satisfies SolanaSource;
}
