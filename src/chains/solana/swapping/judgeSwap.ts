import { SYSTEM_PROGRAM, WRAPPED_SOL } from '../../../lib/solana/keys.js';
import { SWAP_FAULTS } from '../../swapFaults.js';
import type { AccountState, AccountStates, TokenState } from './accountState.js';

export interface Tried {
  readonly account: string;
  /** Mints; undefined for SOL. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The most that may be paid, in base units of `from`. */
  readonly amount: bigint;
  /** The network fee, in lamports. */
  readonly charge: bigint;
  /** All accounts that may belong to the account, directly before and after the swap. */
  readonly before: AccountStates;
  readonly after: AccountStates;
}

/** The effect of a swap on an account, in base units. */
export interface SwapEffect {
  readonly paid: bigint;
  readonly received: bigint;
  /** The deposits in new accounts, in lamports: those for the account's own tokens, and also others unless SOL was bought. */
  readonly deposit: bigint;
  /** Wrapped SOL that becomes SOL on the way, in lamports. */
  readonly unwrapped: bigint;
}

/** An account's minimum balance in lamports: the sum of RENT_BASE and its bytes, times RENT_OF_BYTE. */
const RENT_BASE = 128n;
const RENT_OF_BYTE = 6_960n;

/**
 * Returns the effect of a swap, computed from the accounts before and after it, or the reason why it must not be sent. A token
 * account's deposit counts as the account's SOL, so that one opened or closed on the way is neither paid nor received. The same
 * goes for wrapped SOL that is unwrapped on the way.
 */
export function judgeSwap(tried: Tried): SwapEffect | string {
  const { account, from, to, amount, charge, before, after } = tried;
  const own = before.get(account);
  const left = after.get(account);
  if (!own || (left && !isPlain(left))) return SWAP_FAULTS.givesRight;
  const had = tokensOf(account, before);
  const has = tokensOf(account, after);
  for (const [address, { token }] of had) {
    if (!keepsRights(token, after.get(address)?.token)) return SWAP_FAULTS.givesRight;
  }
  for (const [address, { token }] of has) {
    if (!had.has(address) && !keepsRights(undefined, token)) return SWAP_FAULTS.givesRight;
  }
  for (const [address, state] of before) {
    const isWatched = address !== account && !had.has(address);
    if (isWatched && !isSame(state, after.get(address))) return SWAP_FAULTS.givesRight;
  }
  // When SOL is bought, only the account's own gain counts, whoever paid the deposits.
  const foreign = to === undefined ? 0n : foreignDeposits(tried);
  if (foreign === undefined) return SWAP_FAULTS.takesTooMuch;
  const gained = gains(had, has);
  const unwrapped = [from, to].includes(WRAPPED_SOL) ? 0n : unwrap(gained);
  const plain = (left?.lamports ?? 0n) - own.lamports + charge + depositsIn(has) - depositsIn(had) + foreign;
  const sol = plain - unwrapped;
  const gainOf = (asset: string | undefined) => (asset === undefined ? sol : (gained.get(asset) ?? 0n));
  const others = [...gained.keys(), undefined].filter((asset) => asset !== from && asset !== to);
  const paid = -gainOf(from);
  const received = gainOf(to);
  if (paid > amount || others.some((asset) => gainOf(asset) < 0n)) return SWAP_FAULTS.takesTooMuch;
  if (received <= 0n) return SWAP_FAULTS.yieldsNothing;
  const made = [...has].filter(([address]) => !had.has(address));
  return { paid, received, deposit: depositsIn(new Map(made)) + foreign, unwrapped };
}

type OwnTokens = ReadonlyMap<string, AccountState & { readonly token: TokenState }>;

function tokensOf(account: string, states: AccountStates): OwnTokens {
  const own = [...states].flatMap(([address, state]) => {
    const { token } = state;
    return token?.owner === account ? [[address, { ...state, token }] as const] : [];
  });
  return new Map(own);
}

/** Whether this is an ordinary account: no program can take from it without its signature. */
const isPlain = ({ program, size }: AccountState) => program === SYSTEM_PROGRAM && size === 0;

/** Whether no address gained rights to a token account. A closed one has no rights to gain. */
function keepsRights(before: TokenState | undefined, after: TokenState | undefined): boolean {
  if (!after) return true;
  if (before && (after.owner !== before.owner || after.mint !== before.mint)) return false;
  const isLent =
    after.delegate !== undefined &&
    (after.delegate !== before?.delegate || after.delegated > before.delegated);
  const isCloser =
    after.closer !== undefined && after.closer !== before?.closer && after.closer !== after.owner;
  return !isLent && !isCloser && (!after.isFrozen || before?.isFrozen === true);
}

const isSame = (one: AccountState, other: AccountState | undefined): boolean =>
  other !== undefined &&
  other.program === one.program &&
  other.lamports === one.lamports &&
  one.data.every((byte, index) => byte === other.data[index]);

/** The change of the account's tokens, by mint. */
function gains(had: OwnTokens, has: OwnTokens): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (mint: string, amount: bigint) => sums.set(mint, (sums.get(mint) ?? 0n) + amount);
  for (const { token } of had.values()) add(token.mint, -token.amount);
  for (const { token } of has.values()) add(token.mint, token.amount);
  return sums;
}

/**
 * Removes lost wrapped SOL from the gains and returns its amount, which must turn up as SOL: exchanges close the account that
 * they wrap in, with its earlier balance.
 */
function unwrap(gained: Map<string, bigint>): bigint {
  const wrapped = gained.get(WRAPPED_SOL) ?? 0n;
  if (wrapped >= 0n) return 0n;
  gained.delete(WRAPPED_SOL);
  return -wrapped;
}

/** The deposits of token accounts: their lamports without wrapped SOL. */
function depositsIn(tokens: OwnTokens): bigint {
  let sum = 0n;
  for (const { lamports, token } of tokens.values()) {
    sum += lamports - (token.mint === WRAPPED_SOL ? token.amount : 0n);
  }
  return sum;
}

/** The deposits of new accounts of programs, in lamports. Undefined if one of them holds more than the minimum. */
function foreignDeposits({ account, before, after }: Tried): bigint | undefined {
  let sum = 0n;
  for (const [address, state] of after) {
    const isForeign = !before.has(address) && state.token?.owner !== account && !isPlain(state);
    if (!isForeign) continue;
    if (state.lamports > (RENT_BASE + BigInt(state.size)) * RENT_OF_BYTE) return undefined;
    sum += state.lamports;
  }
  return sum;
}
