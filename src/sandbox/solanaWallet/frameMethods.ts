import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type { WalletAccount } from '@wallet-standard/base';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { toBase58 } from '../../lib/solana/base58.js';
import type { SolanaSendOptions } from '../../lib/solana/solana.js';
import { decodeBase58 } from '../base58.js';
import { chainNameOf } from './clusters.js';
import type { SolanaSandboxWallet } from './types.js';

type Features = SolanaSignMessageFeature & SolanaSignTransactionFeature & SolanaSignAndSendTransactionFeature;

/** The parameters of each method, whose shapes were already checked. */
interface Params {
  solana_signMessage: { message: string; pubkey: string };
  solana_signTransaction: { transaction: string };
  solana_signAllTransactions: { transactions: string[] };
  solana_signAndSendTransaction: { transaction: string; options?: SolanaSendOptions };
}

export type SolanaMethod = keyof Params;

const METHODS: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] satisfies SolanaMethod[];

export function isSolanaMethod(method: string): method is SolanaMethod {
  return METHODS.includes(method);
}

/**
 * Answers a Solana request to the sign-in frame: asks the user and signs. Bytes are base58 in both directions. Throws the
 * wallet's error.
 */
export async function answerSolana(
  wallet: SolanaSandboxWallet,
  network: CaipNetworkId,
  method: SolanaMethod,
  params: unknown,
): Promise<object> {
  const features = wallet.standard.features as Features;
  const [account] = wallet.standard.accounts as unknown as readonly [WalletAccount];
  const chain = chainNameOf(network) ?? network;

  async function sign(transactions: readonly string[]): Promise<string[]> {
    const inputs = transactions.map((text) => ({ account, transaction: decodeBase58(text), chain }));
    const signed = await features['solana:signTransaction'].signTransaction(...inputs);
    return signed.map(({ signedTransaction }) => toBase58(signedTransaction));
  }

  const answers: { [Method in SolanaMethod]: (params: Params[Method]) => Promise<object> } = {
    async solana_signMessage({ message, pubkey }) {
      const input = { account: { ...account, address: pubkey }, message: decodeBase58(message) };
      const [output] = await features['solana:signMessage'].signMessage(input);
      return { signature: toBase58(output?.signature ?? new Uint8Array()) };
    },
    solana_signTransaction: async ({ transaction }) => ({ transaction: (await sign([transaction]))[0] }),
    solana_signAllTransactions: async ({ transactions }) => ({ transactions: await sign(transactions) }),
    async solana_signAndSendTransaction({ transaction, options = {} }) {
      const input = { account, transaction: decodeBase58(transaction), chain, options };
      const send = features['solana:signAndSendTransaction'].signAndSendTransaction;
      const [output] = await send(input as Parameters<typeof send>[0]);
      return { signature: toBase58(output?.signature ?? new Uint8Array()) };
    },
  };
  return (answers[method] as (params: unknown) => Promise<object>)(params);
}
