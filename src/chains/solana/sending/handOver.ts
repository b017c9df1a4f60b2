import { codeOf } from '../../../lib/errorText.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import type { SolanaCall } from '../../../lib/transactions/solanaCall.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { digestOf, isSameRequest } from '../transactions/sameRequest.js';
import { readSolanaMessage } from '../transactions/solanaMessage.js';
import { signatureOf } from './sendTransaction.js';

/** For transactions that aren't tracked. */
export const NOBODY: Asking = {
  id: '',
  keepCall: async () => undefined,
  keepCallsId: async () => undefined,
  handOver: () => undefined,
  handBack: () => undefined,
  keepSigned: async () => undefined,
};

/** The transfer or swap that a transaction was built for. */
export type Purpose = Partial<Pick<SolanaCall, 'transfer' | 'swap'>>;

/** Describes a transaction in wire format, to recognise it later. Undefined if it cannot be read. */
export async function callOf(
  transaction: Uint8Array,
  { transfer, swap }: Purpose = {},
): Promise<SolanaCall | undefined> {
  const message = readSolanaMessage(transaction)?.message;
  if (!message) return undefined;
  const blockhash = message.isDurable ? undefined : message.blockhash;
  return { digest: await digestOf(message), blockhash, transfer, ...(swap && { swap }) };
}

/** Tells the tracker about a request, directly before the wallet gets it. */
export async function handOver(asking: Asking, transaction: Uint8Array, purpose?: Purpose): Promise<void> {
  const call = await callOf(transaction, purpose);
  if (call) await asking.keepCall(call);
  asking.handOver();
}

/**
 * Has a wallet sign a transaction that the tracker knows about. Rejects as `sign` does. If the wallet cannot sign at all, it
 * was never asked, and the tracker is told so.
 */
export async function signHandedOver<T>(asking: Asking, sign: () => Promise<T>): Promise<T> {
  try {
    return await sign();
  } catch (error) {
    // An error from the wallet has a cause, and the wallet may have acted before it.
    const isUnasked = codeOf(error) === 'method_not_supported' && (error as Error).cause === undefined;
    if (isUnasked) asking.handBack();
    throw error;
  }
}

export interface SignedHere {
  readonly asked: Uint8Array;
  readonly signed: Uint8Array;
  /** The last block height for the requested transaction's blockhash. Undefined if it is unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
}

/**
 * Tells the tracker the signature of a signed transaction before a node gets it. Resolves to the last block height at which the
 * network accepts the transaction, if that is known. Throws `wallet_invalid_answer` if it differs from the request, so it must
 * not be sent; `request_invalid` if a signature is missing.
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
