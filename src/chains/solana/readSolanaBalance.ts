import { WalletModalError } from '../../lib/errors.js';
import { SOL_DECIMALS } from '../../lib/solana/solana.js';
import type { Amount } from '../connector.js';
import { unexpectedAnswer } from '../networkRead.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from './solanaRpc.js';

const COMMITMENT = { commitment: 'confirmed' } as const;
/** The position of the amount in a token account's data. */
const AMOUNT = { offset: 64, length: 8 } as const;

/**
 * The balance of an address in lamports, or, with a mint as `token`, in base units of that token across all the owner's
 * accounts. A token's symbol is '': mints have none. Rejects with `rpc_failed`, also if the token is not a mint; with
 * `aborted`; or with `rpc_missing` if the network has no RPC URL.
 */
export async function readSolanaBalance(
  address: string,
  { token, ...options }: SolanaRpcOptions & { readonly token?: string | undefined },
): Promise<Amount> {
  const request = solanaRequest(options);
  if (token) return readTokens(request, address, token);
  const lamports = toAmount(inside(await request('getBalance', [address, COMMITMENT])));
  return { amount: lamports, decimals: SOL_DECIMALS, symbol: options.network.nativeCurrency.symbol };
}

async function readTokens(request: SolanaRequest, owner: string, mint: string): Promise<Amount> {
  const settings = { ...COMMITMENT, encoding: 'base64', dataSlice: AMOUNT };
  try {
    const [accounts, supply] = await Promise.all([
      request('getTokenAccountsByOwner', [owner, { mint }, settings]),
      request('getTokenSupply', [mint, COMMITMENT]),
    ]);
    const decimals = Number((inside(supply) as { decimals?: unknown } | null)?.decimals);
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) throw unexpected('getTokenSupply');
    return { amount: sumOf(inside(accounts)), decimals, symbol: '' };
  } catch (error) {
    if (error instanceof WalletModalError && error.code !== 'rpc_failed') throw error;
    throw new WalletModalError('rpc_failed', 'The balance of the token could not be read.', {
      details: `Check ${mint} in the "tokens" setting when others can be read. ${(error as WalletModalError).details}`,
      cause: error,
    });
  }
}

function sumOf(accounts: unknown): bigint {
  if (!Array.isArray(accounts)) throw unexpected('getTokenAccountsByOwner');
  return accounts.reduce<bigint>((sum, one: unknown) => {
    const [text] = (one as { account?: { data?: unknown[] } } | null)?.account?.data ?? [];
    if (typeof text !== 'string') throw unexpected('getTokenAccountsByOwner');
    return sum + littleEndian(text);
  }, 0n);
}

/** Reads a base64 little-endian 64-bit number. */
function littleEndian(base64: string): bigint {
  let bytes: string;
  try {
    bytes = atob(base64);
  } catch {
    throw unexpected('getTokenAccountsByOwner');
  }
  if (bytes.length !== AMOUNT.length) throw unexpected('getTokenAccountsByOwner');
  let number = 0n;
  for (const byte of [...bytes].reverse()) number = number * 256n + BigInt(byte.charCodeAt(0));
  return number;
}

/** The value of an answer that includes its slot. */
function inside(answer: unknown): unknown {
  return (answer as { value?: unknown } | null)?.value;
}

function toAmount(value: unknown): bigint {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!isWhole || BigInt(value) < 0n) throw unexpected('getBalance');
  return BigInt(value);
}

const unexpected = (method: string) =>
  unexpectedAnswer(method, 'The network answered something that is no balance.');
