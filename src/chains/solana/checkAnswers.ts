import { getTransactionDecoder, isAddress } from '@solana/web3.js';
import { MOST_ACCOUNTS } from '../../lib/constants.js';
import { namespaceOf } from '../../lib/networks/caip.js';
import { fromBase58 } from '../../lib/solana/base58.js';
import { SIGNATURE_BYTES } from '../../lib/solana/keys.js';
import { invalidAnswerError } from '../walletErrors.js';
import type { SolanaAccount } from './solanaSource.js';

/**
 * The first accounts that a wallet reported, without duplicates. Throws `wallet_invalid_answer` if one of them is invalid.
 */
export function checkAccounts(answer: unknown): SolanaAccount[] {
  if (!Array.isArray(answer)) throw invalidAnswerError('Expected a list of accounts.');
  const accounts = new Map<string, SolanaAccount>();
  for (const { address, networks } of answer.slice(0, MOST_ACCOUNTS) as readonly SolanaAccount[]) {
    if (typeof address !== 'string' || !isAddress(address))
      throw invalidAnswerError('An account is no Solana address.');
    accounts.set(address, { address, networks: networks.filter((id) => namespaceOf(id) === 'solana') });
  }
  return [...accounts.values()];
}

/** Whether a signature belongs to an account. True if the browser cannot check: not all support Ed25519 yet. */
export async function isSignedBy(
  address: string,
  signature: Uint8Array,
  bytes: Uint8Array,
): Promise<boolean> {
  let key: CryptoKey;
  try {
    const raw = fromBase58(address) as Uint8Array<ArrayBuffer>;
    key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  } catch {
    return true;
  }
  return crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(bytes));
}

/** Checks a signature of some bytes. Throws `wallet_invalid_answer` if it is malformed, or from another account. */
export async function checkSignature(
  address: string,
  signature: unknown,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (!(signature instanceof Uint8Array) || signature.length !== SIGNATURE_BYTES) {
    throw invalidAnswerError('A signature has 64 bytes.');
  }
  if (await isSignedBy(address, signature, bytes)) return signature;
  throw invalidAnswerError(`The signature is not by ${address}.`);
}

/**
 * Checks signed transactions. A wallet may have changed them (many add a fee), so each signature is checked against the
 * returned transaction. Throws `wallet_invalid_answer` if one isn't a transaction, or if the account is one of its signers but
 * its signature is missing.
 */
export async function checkTransactions(
  address: string,
  asked: readonly Uint8Array[],
  answer: unknown,
): Promise<readonly Uint8Array[]> {
  if (!Array.isArray(answer) || answer.length !== asked.length)
    throw invalidAnswerError('Not as many as were asked for.');
  await Promise.all(answer.map((signed: unknown) => checkTransaction(address, signed)));
  return answer as readonly Uint8Array[];
}

async function checkTransaction(address: string, signed: unknown): Promise<void> {
  if (!(signed instanceof Uint8Array)) throw invalidAnswerError('Expected the bytes of a transaction.');
  const { messageBytes, signatures } = decode(signed);
  const entry = Object.entries(signatures).find(([signer]) => signer === address);
  if (entry) await checkSignature(address, entry[1], new Uint8Array(messageBytes));
}

function decode(bytes: Uint8Array) {
  try {
    return getTransactionDecoder().decode(bytes);
  } catch (cause) {
    throw invalidAnswerError('These bytes are no transaction.', cause);
  }
}

/** Checks the base58 signature of a sent transaction. Throws `wallet_invalid_answer` if it is not one. */
export function checkSentSignature(answer: unknown): string {
  if (typeof answer === 'string' && fromBase58(answer)?.length === SIGNATURE_BYTES) return answer;
  throw invalidAnswerError('Expected a signature in base58.');
}
