import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type IInstruction,
  isAddress,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import { WalletModalError } from '../../../lib/errors.js';
import { TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { createTokenAccount, transferSol, transferTokens } from '../instructions.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { associatedAccount, isOfTokens, readAccounts, readMint } from '../tokenAccounts.js';
import { proveCluster } from '../transactions/proveCluster.js';

export interface Transfer {
  readonly from: string;
  /** The recipient's own address, never a token account. */
  readonly to: string;
  /** In base units: lamports, or the token's. */
  readonly amount: bigint;
  /** The mint of a token (Token program or Token-2022). Without it: SOL. */
  readonly mint?: string | undefined;
}

export interface BuiltTransaction {
  /** A version 0 transaction in wire format, with empty signatures. */
  readonly transaction: Uint8Array;
  /** The last block height at which the network accepts it. */
  readonly lastValidBlockHeight: bigint;
  /**
   * The size of the token account that it creates for the recipient, for which the sender pays a deposit. Undefined if it
   * creates none.
   */
  readonly newAccountBytes: number | undefined;
  /** The accounts that hold the amount before and after: the addresses themselves, or their token accounts. */
  readonly source: Address;
  readonly target: Address;
}

/** The minimum size of a token account. Associated accounts of Token-2022 have an extension. */
const leastBytes = (program: Address) => (program === TOKEN_PROGRAMS[0] ? 165 : 170);

const MOST = 2n ** 64n - 1n;

/**
 * Builds an unsigned transfer that the sender pays for. Creates the recipient's token account if it is missing. Rejects with
 * `request_invalid` if an address or amount is invalid, or if the transfer would lose the tokens or SOL in a token account or
 * mint; with `rpc_failed`, also if the RPC URL leads to another network; with `aborted`; with `rpc_missing` if the network has
 * no RPC URL.
 * The balance is not checked: the network does that on sending.
 */
export async function buildTransfer(
  transfer: Transfer,
  options: SolanaRpcOptions,
): Promise<BuiltTransaction> {
  const from = toAddress(transfer.from, 'from');
  const to = toAddress(transfer.to, 'to');
  const mint = transfer.mint === undefined ? undefined : toAddress(transfer.mint, 'mint');
  const { amount } = transfer;
  if (typeof amount !== 'bigint' || amount <= 0n || amount > MOST) {
    throw invalid('The amount cannot be sent.', `${amount} is no whole number above 0 and below 2^64.`);
  }
  const request = solanaRequest(options);
  const [{ instructions, ...steps }, lifetime] = await Promise.all([
    mint
      ? tokenInstructions(request, { from, to, amount, mint })
      : solInstructions(request, from, to, amount),
    readLifetime(request),
    // We couldn't track a transaction sent to another network.
    proveCluster(options),
  ]);
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayer(from, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(lifetime, made),
    (made) => appendTransactionMessageInstructions(instructions, made),
  );
  const transaction = new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
  return { transaction, lastValidBlockHeight: lifetime.lastValidBlockHeight, ...steps };
}

/** The instructions of a transfer, with the facts about them. */
type Steps = Pick<BuiltTransaction, 'newAccountBytes' | 'source' | 'target'> & {
  readonly instructions: readonly IInstruction[];
};

async function solInstructions(
  request: SolanaRequest,
  from: Address,
  to: Address,
  lamports: bigint,
): Promise<Steps> {
  const [recipient] = await readAccounts(request, [to]);
  if (isOfTokens(recipient)) throw lost(to);
  const instructions = [transferSol(from, to, lamports)];
  return { instructions, newAccountBytes: undefined, source: from, target: to };
}

async function tokenInstructions(
  request: SolanaRequest,
  { from, to, amount, mint }: { from: Address; to: Address; amount: bigint; mint: Address },
): Promise<Steps> {
  const [mintAccount, recipient] = await readAccounts(request, [mint, to]);
  const known = readMint(mintAccount);
  if (!known) throw invalid('This token is not on the network.', `${mint} is no mint.`);
  if (isOfTokens(recipient)) throw lost(to);
  const { program, decimals } = known;
  const [source, target] = await Promise.all([
    associatedAccount(from, mint, program),
    associatedAccount(to, mint, program),
  ]);
  const [existing, own] = await readAccounts(request, [target, source]);
  const place = { payer: from, account: target, owner: to, mint, program };
  const transfer = transferTokens({ source, target, owner: from, mint, program, amount, decimals });
  const ends = { source, target };
  if (existing) return { instructions: [transfer], newAccountBytes: undefined, ...ends };
  return {
    ...ends,
    instructions: [createTokenAccount(place), transfer],
    // The mint determines the size of its accounts, so the sender's has the same size.
    newAccountBytes: Math.max(own?.bytes ?? 0, leastBytes(program)),
  };
}

async function readLifetime(request: SolanaRequest) {
  const answer = await request('getLatestBlockhash', [{ commitment: 'confirmed' }]);
  const { blockhash, lastValidBlockHeight } = ((answer as { value?: unknown } | null)?.value ?? {}) as Record<
    string,
    unknown
  >;
  // A blockhash has the same format as an address.
  if (typeof blockhash !== 'string' || !isAddress(blockhash) || !Number.isSafeInteger(lastValidBlockHeight)) {
    throw new WalletModalError('rpc_failed', 'The network answered something that is no block.', {
      details: 'getLatestBlockhash answered something else than nodes do.',
    });
  }
  return {
    blockhash: blockhash as string as Blockhash,
    lastValidBlockHeight: BigInt(lastValidBlockHeight as number),
  };
}

function toAddress(text: string, what: string): Address {
  if (typeof text === 'string' && isAddress(text)) return text;
  throw invalid('This is no address on Solana.', `"${what}" is ${text}.`);
}

function lost(to: string): WalletModalError {
  return invalid(
    'What is sent to this address would be lost.',
    `${to} is a mint or a token account. Give the address of its owner.`,
  );
}

function invalid(shortMessage: string, details: string): WalletModalError {
  return new WalletModalError('request_invalid', shortMessage, { details });
}
