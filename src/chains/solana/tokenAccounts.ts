import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/web3.js';
import { WalletModalError } from '../../lib/errors.js';
import { fromBase64 } from '../../lib/solana/base64.js';
import { TOKEN_PROGRAMS } from '../../lib/solana/keys.js';
import { unexpectedAnswer } from '../networkRead.js';
import { ASSOCIATED_TOKEN_PROGRAM } from './instructions.js';
import type { SolanaRequest } from './solanaRpc.js';

/** An account's owner program, the start of its data, and the data's full size. */
export interface AccountStart {
  readonly program: string;
  readonly data: Uint8Array;
  /** Undefined if the node does not say. */
  readonly bytes: number | undefined;
}

// The sizes of a mint and a token account. In longer Token-2022 accounts, the next byte states the type.
const MINT_BYTES = 82;
const ACCOUNT_BYTES = 165;
const IS_MINT = 1;
const DECIMALS_AT = 44;

/** Reads accounts in the given order; undefined for missing ones. Rejects with `rpc_failed`. */
export async function readAccounts(
  request: SolanaRequest,
  addresses: readonly Address[],
): Promise<readonly (AccountStart | undefined)[]> {
  const dataSlice = { offset: 0, length: ACCOUNT_BYTES + 1 };
  const settings = { encoding: 'base64', commitment: 'confirmed', dataSlice };
  const answer = await request('getMultipleAccounts', [addresses, settings]);
  const values = (answer as { value?: unknown } | null)?.value;
  if (!Array.isArray(values) || values.length !== addresses.length) throw unexpected();
  return values.map(readAccount);
}

function readAccount(value: unknown): AccountStart | undefined {
  if (value === null) return undefined;
  const { owner, data, space } = (value ?? {}) as { owner?: unknown; data?: unknown; space?: unknown };
  const text: unknown = Array.isArray(data) ? data[0] : undefined;
  if (typeof owner !== 'string' || typeof text !== 'string') throw unexpected();
  try {
    const bytes = Number.isSafeInteger(space) ? (space as number) : undefined;
    return { program: owner, data: fromBase64(text), bytes };
  } catch (error) {
    throw unexpected(error);
  }
}

/** Whether an account belongs to a token program: it is then a mint or token account, not a wallet address. */
export function isOfTokens(account: AccountStart | undefined): boolean {
  return TOKEN_PROGRAMS.some((program) => program === account?.program);
}

/** The program and decimals of a mint; undefined if the account is not one. */
export function readMint(
  account: AccountStart | undefined,
): { readonly program: Address; readonly decimals: number } | undefined {
  if (!account || !isOfTokens(account)) return undefined;
  const { program, data } = account;
  const isMint = data.length === MINT_BYTES || data[ACCOUNT_BYTES] === IS_MINT;
  return isMint ? { program: program as Address, decimals: data[DECIMALS_AT] ?? 0 } : undefined;
}

/** The associated token account of an owner. Rejects with `request_invalid` if the browser cannot compute it. */
export async function associatedAccount(owner: Address, mint: Address, program: Address): Promise<Address> {
  const { encode } = getAddressEncoder();
  const seeds = [owner, program, mint].map((address) => encode(address));
  try {
    const [address] = await getProgramDerivedAddress({ programAddress: ASSOCIATED_TOKEN_PROGRAM, seeds });
    return address;
  } catch (error) {
    throw new WalletModalError('request_invalid', 'Tokens cannot be sent from this page.', {
      details: 'Browsers compute the address of a token account on secure pages only: https, or localhost.',
      cause: error,
    });
  }
}

const unexpected = (cause?: unknown) =>
  unexpectedAnswer('getMultipleAccounts', 'The network answered something that is no account.', cause);
