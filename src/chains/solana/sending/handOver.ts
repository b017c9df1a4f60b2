import { codeOf } from '../../../lib/errorText.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import type { SolanaCall } from '../../../lib/transactions/solanaCall.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { digestOf, isSameRequest } from '../transactions/sameRequest.js';
import { readSolanaMessage } from '../transactions/solanaMessage.js';
import { signatureOf } from './sendTransaction.js';

/** For transactions that nobody follows. */
export const NOBODY: Asking = {
  id: '',
  keepCall: async () => undefined,
  keepCallsId: async () => undefined,
  handOver: () => undefined,
  handBack: () => undefined,
  keepSigned: async () => undefined,
};

/** What a transaction was made for. */
export type Purpose = Partial<Pick<SolanaCall, 'transfer' | 'swap'>>;

/** What a transaction in wire format does, to recognise it later. Undefined if it cannot be read. */
export async function callOf(
  transaction: Uint8Array,
  { transfer, swap }: Purpose = {},
): Promise<SolanaCall | undefined> {
  const message = readSolanaMessage(transaction)?.message;
  if (!message) return undefined;
  const blockhash = message.isDurable ? undefined : message.blockhash;
  return { digest: await digestOf(message), blockhash, transfer, ...(swap && { swap }) };
}

/** Tells the tracker what a wallet is asked for, directly before it is. */
export async function handOver(asking: Asking, transaction: Uint8Array, purpose?: Purpose): Promise<void> {
  const call = await callOf(transaction, purpose);
  if (call) await asking.keepCall(call);
  asking.handOver();
}

/**
 * Has a wallet sign what the tracker has been told of. Rejects as `sign` does; the tracker then knows if the wallet lacks what
 * signs, so that it was not asked.
 */
export async function signHandedOver<T>(asking: Asking, sign: () => Promise<T>): Promise<T> {
  try {
    return await sign();
  } catch (error) {
    // An answer of a wallet has a cause, and may come after it has done something.
    const isUnasked = codeOf(error) === 'method_not_supported' && (error as Error).cause === undefined;
    if (isUnasked) asking.handBack();
    throw error;
  }
}

export interface SignedHere {
  readonly asked: Uint8Array;
  readonly signed: Uint8Array;
  /** The last block height for the blockhash that was asked for. Undefined if it is unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
}

/**
 * Tells the tracker the signature of what a wallet has signed, before a node gets it, and resolves to the last block height at
 * which the network accepts it, if that is known. Throws `wallet_invalid_answer` if it does something else than it was asked
 * for, so that it must not be sent; `request_invalid` if a signature is missing.
 */
export async function keepSigned(
  asking: Asking,
  { asked, signed, lastValidBlockHeight }: SignedHere,
): Promise<bigint | undefined> {
  const [wanted, made] = [asked, signed].map((wire) => readSolanaMessage(wire)?.message);
  if (wanted && !(made && isSameRequest(wanted, made))) {
    throw invalidAnswerError('The wallet signed another transaction than it was asked for.');
  }
  const isSameLife = wanted?.blockhash === made?.blockhash;
  const height = isSameLife ? lastValidBlockHeight : undefined;
  await asking.keepSigned({ signature: signatureOf(signed), lastValidBlockHeight: height });
  return height;
}
