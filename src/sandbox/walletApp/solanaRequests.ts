import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { RequestArguments } from '../../lib/requests/eip1193.js';
import { toBase58 } from '../../lib/solana/base58.js';
import { decodeBase58 } from '../base58.js';
import { fromBase64, toBase64 } from '../base64.js';
import { invalidParamsError, unsupportedError } from '../rpcError.js';
import { chainNameOf } from '../solanaWallet/clusters.js';
import type { SolanaFeatureName, SolanaSandboxWallet } from '../solanaWallet/types.js';
import { parseTransaction, SIGNATURE_LENGTH, slotOf } from '../solanaWallet/wire.js';
import { asObject } from '../wallet/params.js';

export interface SolanaRequestsOptions {
  readonly wallet: SolanaSandboxWallet;
  /** Answers signed transactions with only the signature. */
  readonly onlySignatures: boolean;
}

type Outputs = readonly Readonly<Record<string, unknown>>[];
type Feature = (...inputs: readonly object[]) => Promise<unknown>;

/** Answers a session's request in WalletConnect's encodings. Rejects with the wallet's error. */
export async function answerSolana(
  { wallet, onlySignatures }: SolanaRequestsOptions,
  network: CaipNetworkId,
  { method, params }: RequestArguments,
): Promise<unknown> {
  const given = asObject(params, 'the parameters');
  const account = { address: given.pubkey ?? wallet.state.selected };
  const chain = chainNameOf(network);
  const sign = (transactions: readonly Uint8Array[]) =>
    ask(
      wallet,
      'solana:signTransaction',
      transactions.map((transaction) => ({ account, transaction, chain })),
    );

  switch (method) {
    case 'solana_signMessage': {
      const message = readBase58(given.message, '"message"');
      const [output] = await ask(wallet, 'solana:signMessage', [{ account, message }]);
      return { signature: written(output?.signature, toBase58) };
    }
    case 'solana_signTransaction': {
      const [output] = await sign([readBase64(given.transaction, '"transaction"')]);
      const signed = output?.signedTransaction;
      const signature = written(signed, (bytes) => toBase58(signatureOf(bytes, `${account.address}`)));
      return onlySignatures ? { signature } : { signature, transaction: written(signed, toBase64) };
    }
    case 'solana_signAllTransactions': {
      const { transactions } = given;
      if (!Array.isArray(transactions)) throw invalidParamsError('expected "transactions" to be a list');
      const outputs = await sign(transactions.map((one: unknown) => readBase64(one, 'a transaction')));
      return { transactions: outputs.map(({ signedTransaction }) => written(signedTransaction, toBase64)) };
    }
    case 'solana_signAndSendTransaction': {
      const transaction = readBase64(given.transaction, '"transaction"');
      const input = { account, transaction, chain, options: given.sendOptions };
      const [output] = await ask(wallet, 'solana:signAndSendTransaction', [input]);
      return { signature: written(output?.signature, toBase58) };
    }
    default:
      throw unsupportedError(method);
  }
}

/** Uses the wallet as a site does, so that prompts, scripts and recording work as usual. */
async function ask(
  { standard }: SolanaSandboxWallet,
  name: SolanaFeatureName & `solana:${string}`,
  inputs: readonly object[],
): Promise<Outputs> {
  const feature = standard.features[name] as Readonly<Record<string, Feature>> | undefined;
  const run = feature?.[name.slice('solana:'.length)];
  if (!run) throw unsupportedError(name);
  const outputs = await run(...inputs);
  // Passes scripted nonsense on to the site as far as it can be encoded.
  return Array.isArray(outputs) ? (outputs as Outputs) : [{ signature: outputs, signedTransaction: outputs }];
}

function written(value: unknown, write: (bytes: Uint8Array) => string): unknown {
  return value instanceof Uint8Array ? write(value) : value;
}

/** The signature of an address. For a scripted broken transaction: the bytes in place of the first signature. */
function signatureOf(bytes: Uint8Array, address: string): Uint8Array {
  try {
    const transaction = parseTransaction(bytes);
    const start = transaction.signaturesAt + slotOf(transaction, address) * SIGNATURE_LENGTH;
    return bytes.slice(start, start + SIGNATURE_LENGTH);
  } catch {
    return bytes.slice(1, 1 + SIGNATURE_LENGTH);
  }
}

function readBase58(value: unknown, what: string): Uint8Array {
  try {
    return decodeBase58(value as string);
  } catch {
    throw invalidParamsError(`expected ${what} to be base58`);
  }
}

function readBase64(value: unknown, what: string): Uint8Array {
  try {
    return fromBase64(value as string);
  } catch {
    throw invalidParamsError(`expected ${what} to be base64`);
  }
}
