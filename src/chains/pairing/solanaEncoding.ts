import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
  type SignatureBytes,
} from '@solana/web3.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { fromBase58, toBase58 } from '../../lib/solana/base58.js';
import { SIGNATURE_BYTES } from '../../lib/solana/keys.js';
import { codedError } from './codedError.js';

const odd = (what: string) => codedError(RpcErrorCode.internal, `The wallet answered with no ${what}.`);

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Reads a base58 signature of 64 bytes. Throws on anything else. */
export function readSignature(value: unknown): Uint8Array {
  const bytes = typeof value === 'string' ? fromBase58(value) : undefined;
  if (bytes?.length !== SIGNATURE_BYTES) throw odd('signature');
  return bytes;
}

/**
 * Reads a signed transaction. Some wallets encode it in base58, others in base64, without saying which. If both decode, the one
 * with the requested message wins. Throws if neither does.
 */
export function readTransaction(value: unknown, asked: Uint8Array): Uint8Array {
  if (typeof value !== 'string') throw odd('transaction');
  const readBase64 = () => getBase64Encoder().encode(value);
  const readings = [fromBase58(value), attempt(readBase64)].flatMap((bytes) => {
    return bytes && attempt(() => partsOf(bytes)) ? [Uint8Array.from(bytes)] : [];
  });
  const message = `${messageOf(asked)}`;
  const found = readings.find((bytes) => `${messageOf(bytes)}` === message) ?? readings[0];
  if (!found) throw odd('transaction');
  return found;
}

const messageOf = (transaction: ReadonlyUint8Array) =>
  getTransactionDecoder().decode(transaction).messageBytes;
const partsOf = (transaction: ReadonlyUint8Array) =>
  getCompiledTransactionMessageDecoder().decode(messageOf(transaction));

/** Puts a signature in the slot of an address in the transaction. Throws if the address is not one of its signers. */
export function withSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { messageBytes, signatures } = getTransactionDecoder().decode(transaction);
  if (!Object.hasOwn(signatures, address)) {
    throw codedError(RpcErrorCode.invalidParams, `${address} does not sign this transaction.`);
  }
  const all = { ...signatures, [address as Address]: signature as SignatureBytes };
  return Uint8Array.from(getTransactionEncoder().encode({ messageBytes, signatures: all }));
}

/** The parts of a legacy transaction, which old wallets read instead of the wire format. Undefined for versioned ones. */
export function legacyParts(transaction: Uint8Array): object | undefined {
  const message = partsOf(transaction);
  if (message.version !== 'legacy') return undefined;
  const { header, staticAccounts, lifetimeToken, instructions } = message;
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header;
  const writableEnd = staticAccounts.length - numReadonlyNonSignerAccounts;
  const keyAt = (index: number) => ({
    pubkey: staticAccounts[index],
    isSigner: index < numSignerAccounts,
    isWritable:
      index < numSignerAccounts ? index < numSignerAccounts - numReadonlySignerAccounts : index < writableEnd,
  });
  const empty: ReadonlyUint8Array = new Uint8Array();
  return {
    feePayer: staticAccounts[0],
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data = empty }) => ({
      programId: staticAccounts[programAddressIndex],
      keys: accountIndices.map(keyAt),
      data: toBase58(Uint8Array.from(data)),
    })),
  };
}
