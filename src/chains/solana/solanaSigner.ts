import type { Clock } from '../../lib/clock.js';
import { networkNotFoundError, notConnectedError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { SolanaSigner, SolanaSigning } from '../connector.js';
import { waitForWallet } from '../waitForWallet.js';
import { readWalletError } from '../walletErrors.js';
import { checkSentSignature, checkSignature, checkTransactions } from './checkAnswers.js';
import { readSendOptions } from './sendOptions.js';
import type { SolanaAccount, SolanaAsked, SolanaSource } from './solanaSource.js';

export interface SolanaSignerOptions {
  readonly source: SolanaSource;
  readonly clock: Clock;
  /** The default account and network; the account is undefined while not connected. */
  readonly asked: () => {
    readonly accounts: readonly SolanaAccount[];
    readonly address: string | undefined;
    readonly network: CaipNetworkId | undefined;
    readonly signal: AbortSignal;
  };
  readonly findNetwork: (id: CaipNetworkId) => NetworkDefinition | undefined;
}

/** Sites read blockhashes at `confirmed`. Nodes simulate at `finalized` by default, where these are not yet known. */
const SENDING = { preflightCommitment: 'confirmed' } as const;

/**
 * Wallets forward a node's code for a transaction that would fail. When a wallet itself uses that code, it means a pending
 * prompt. One node's simulation does not prove that nothing was sent.
 */
function asNodeError(error: unknown): never {
  const { code, cause } = error as Partial<WalletModalError>;
  const { message } = readWalletError(cause);
  if (code !== 'already_pending' || !/simulation failed|blockhash/i.test(message ?? '')) throw error;
  throw new WalletModalError('transaction_failed', 'A node refused the transaction.', {
    details: message,
    cause,
  });
}

/** Asks the user to sign, and checks the wallet's answers. */
export function solanaSigner({ source, clock, asked, findNetwork }: SolanaSignerOptions): SolanaSigner {
  function requireAsked(by: SolanaSigning = {}): SolanaAsked {
    const { accounts, signal, ...present } = asked();
    const { address = present.address, network = present.network } = by;
    const account = accounts.find((one) => one.address === address);
    if (!account || !address || !network) {
      throw notConnectedError({ details: by.address });
    }
    // A transaction meant for one cluster must not be signed for another.
    if (!account.networks.includes(network)) {
      throw new WalletModalError('chain_not_supported', 'The wallet cannot use this network.', {
        details: network,
      });
    }
    return { address, network, signal };
  }

  const ask = <T>(what: string, run: () => Promise<T>, { signal }: SolanaAsked) =>
    waitForWallet(what, run, { clock, signal });

  async function signTransactions(
    transactions: readonly Uint8Array[],
    by?: SolanaSigning,
  ): Promise<readonly Uint8Array[]> {
    const to = requireAsked(by);
    const run = () => source.signTransactions(transactions, to);
    return checkTransactions(to.address, transactions, await ask('signTransaction', run, to));
  }

  return {
    async signMessage(message, by) {
      const to = requireAsked(by);
      const run = () => source.signMessage(message, to);
      return checkSignature(to.address, await ask('signMessage', run, to), message);
    },
    signTransactions,
    async signAndSendTransaction(transaction, wanted = {}, by = {}, asking) {
      const to = requireAsked(by);
      const options = { ...SENDING, ...readSendOptions(wanted) };
      const send = source.signAndSendTransaction;
      const loadSending = () => loadPart(import('./sending/handOver.js'));
      if (send) {
        if (asking) await (await loadSending()).handOver(asking, transaction);
        const run = () => send(transaction, to, options);
        return checkSentSignature(await ask('signAndSendTransaction', run, to).catch(asNodeError));
      }
      const network = findNetwork(to.network);
      if (!network) throw networkNotFoundError({ details: to.network });
      // Load this before signing, so that a failed download cannot keep a signed transaction from being sent.
      const [{ sendSignedTransaction }, { handOver, keepSigned, NOBODY, signHandedOver }] = await Promise.all(
        [loadPart(import('./sending/sendTransaction.js')), loadSending()],
      );
      await handOver(asking ?? NOBODY, transaction);
      const sign = () => signTransactions([transaction], to);
      const [signed = transaction] = await signHandedOver(asking ?? NOBODY, sign);
      // Only the site knows its blockhash's last valid height. Tracking reads a later one.
      await keepSigned(asking ?? NOBODY, { asked: transaction, signed, lastValidBlockHeight: undefined });
      return sendSignedTransaction(signed, { network, clock, signal: to.signal, options });
    },
  };
}
