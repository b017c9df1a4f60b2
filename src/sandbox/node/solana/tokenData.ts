import { fromBase58, toBase58 } from '../../../lib/solana/base58.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from './programs.js';

const MINT_BYTES = 82;
export const ACCOUNT_BYTES = 165;
/** The size of an associated token account, by program. Token-2022 adds an extension: the owner cannot change. */
export const ASSOCIATED_BYTES: ReadonlyMap<string, number> = new Map([
  [TOKEN_PROGRAM, ACCOUNT_BYTES],
  [TOKEN_2022_PROGRAM, ACCOUNT_BYTES + 5],
]);
/** The account type that follows the common bytes in longer Token-2022 accounts. */
const EXTENDED = { mint: 1, account: 2 } as const;
const STATES = ['uninitialized', 'initialized', 'frozen'] as const;

export interface Mint {
  readonly mintAuthority: string | null;
  /** In base units. */
  readonly supply: bigint;
  readonly decimals: number;
  readonly isInitialized: boolean;
  readonly freezeAuthority: string | null;
}

export interface TokenAccount {
  readonly mint: string;
  readonly owner: string;
  /** In base units. */
  readonly amount: bigint;
  readonly delegate: string | null;
  readonly state: (typeof STATES)[number];
  /** The rent reserve of a wrapped SOL account, in lamports. */
  readonly rentExemptReserve: bigint | null;
  readonly delegatedAmount: bigint;
  readonly closeAuthority: string | null;
}

/** The data of a mint with a fixed supply. */
export function encodeMint({ supply, decimals }: Pick<Mint, 'supply' | 'decimals'>): Uint8Array {
  const data = new Uint8Array(MINT_BYTES);
  viewOf(data).setBigUint64(36, supply, true);
  data[44] = decimals;
  data[45] = 1;
  return data;
}

/** The data of a token account; `rentExemptReserve` only for wrapped SOL. */
export function encodeTokenAccount({
  mint,
  owner,
  amount,
  rentExemptReserve,
}: Pick<TokenAccount, 'mint' | 'owner' | 'amount' | 'rentExemptReserve'>): Uint8Array {
  const data = new Uint8Array(ACCOUNT_BYTES);
  data.set(fromBase58(mint) ?? [], 0);
  data.set(fromBase58(owner) ?? [], 32);
  viewOf(data).setBigUint64(64, amount, true);
  data[108] = 1;
  if (rentExemptReserve !== null) {
    viewOf(data).setUint32(109, 1, true);
    viewOf(data).setBigUint64(113, rentExemptReserve, true);
  }
  return data;
}

/** Reads an account's data as a mint; undefined if it isn't one. */
export function readMint(data: Uint8Array): Mint | undefined {
  if (data.length !== MINT_BYTES && data[ACCOUNT_BYTES] !== EXTENDED.mint) return undefined;
  return {
    mintAuthority: optionalAddress(data, 0),
    supply: viewOf(data).getBigUint64(36, true),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: optionalAddress(data, 46),
  };
}

/** Reads an account's data as a token account; undefined if it isn't one. */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  if (data.length !== ACCOUNT_BYTES && data[ACCOUNT_BYTES] !== EXTENDED.account) return undefined;
  const view = viewOf(data);
  return {
    mint: toBase58(data.slice(0, 32)),
    owner: toBase58(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
    delegate: optionalAddress(data, 72),
    state: STATES[data[108] ?? 0] ?? 'uninitialized',
    rentExemptReserve: view.getUint32(109, true) ? view.getBigUint64(113, true) : null,
    delegatedAmount: view.getBigUint64(121, true),
    closeAuthority: optionalAddress(data, 129),
  };
}

/** A token amount in a node's format. */
export function uiTokenAmount(amount: bigint, decimals: number) {
  const digits = `${amount}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole;
  return { amount: `${amount}`, decimals, uiAmount: Number(uiAmountString), uiAmountString };
}

/** Reads an optional address: four bytes that say whether it is present, then the address. */
function optionalAddress(data: Uint8Array, offset: number): string | null {
  const isThere = viewOf(data).getUint32(offset, true) === 1;
  return isThere ? toBase58(data.slice(offset + 4, offset + 36)) : null;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
