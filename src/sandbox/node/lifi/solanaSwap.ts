import { compileMessage, type Instruction } from '../solana/compileMessage.js';
import {
  countWrapped,
  limitUnits,
  openTokenAccount,
  priceUnits,
  transferLamports,
  transferTokens,
  unwrap,
  wrappedOf,
} from '../solana/instructions.js';
import { MAKER_ADDRESS, MAKER_TABLE, signAsMaker } from '../solana/marketMaker.js';
import { NATIVE_MINT, TOKEN_PROGRAM } from '../solana/programs.js';

/** Enough for every swap below. */
const UNITS = 200_000;
/** In millionths of a lamport. */
const UNIT_PRICE = 20_000n;
const SIGNATURE_BYTES = 64;

export interface SolanaSwapAsset {
  /** Undefined for SOL. */
  readonly mint: string | undefined;
  /** The program that manages the mint. */
  readonly program: string;
  readonly decimals: number;
}

export interface SolanaSwap {
  readonly account: string;
  readonly recipient: string;
  readonly sold: SolanaSwapAsset;
  /** In base units. */
  readonly soldAmount: bigint;
  readonly bought: SolanaSwapAsset;
  readonly boughtAmount: bigint;
  readonly blockhash: string;
  /** Whether the account already has wrapped SOL, which a swap must then leave alone. */
  readonly hasWrapped: boolean;
}

/** A transaction in which the market maker buys and sells at once. */
export interface SolanaSwapTransaction {
  readonly message: Uint8Array;
  /** Signed by the market maker, but not yet by the account. */
  readonly bytes: Uint8Array;
}

export function buildSolanaSwap(swap: SolanaSwap): SolanaSwapTransaction {
  const { account, blockhash } = swap;
  const instructions = [
    limitUnits(UNITS),
    priceUnits(UNIT_PRICE),
    ...(wraps(swap) ? wrapped(swap) : direct(swap)),
  ];
  const { bytes: message, signers } = compileMessage({
    payer: account,
    blockhash,
    instructions,
    table: MAKER_TABLE,
  });
  const signatures = signers.map((signer) =>
    signer === MAKER_ADDRESS ? signAsMaker(message) : new Uint8Array(SIGNATURE_BYTES),
  );
  const bytes = Uint8Array.from([signers.length, ...signatures.flatMap((one) => [...one]), ...message]);
  return { message, bytes };
}

/** Like pools, the market maker trades wrapped SOL, unless closing the account's would unwrap more than the swapped amount. */
function wraps({ account, recipient, sold, bought, hasWrapped }: SolanaSwap): boolean {
  const mints = [sold.mint, bought.mint];
  return !hasWrapped && account === recipient && mints.includes(undefined) && !mints.includes(NATIVE_MINT);
}

function wrapped({ account, sold, soldAmount, bought, boughtAmount }: SolanaSwap): Instruction[] {
  const pays = { ...tokenOf(sold), amount: soldAmount };
  const gets = { ...tokenOf(bought), amount: boughtAmount };
  const filled = [
    transferLamports(account, wrappedOf(account), soldAmount),
    countWrapped(account),
    openTokenAccount(account, account, gets),
  ];
  return [
    openTokenAccount(account, account, WRAPPED),
    ...(sold.mint === undefined ? filled : []),
    transferTokens(account, MAKER_ADDRESS, pays),
    transferTokens(MAKER_ADDRESS, account, gets),
    unwrap(account),
  ];
}

function direct({ account, recipient, sold, soldAmount, bought, boughtAmount }: SolanaSwap): Instruction[] {
  const pays = { ...tokenOf(sold), amount: soldAmount };
  const gets = { ...tokenOf(bought), amount: boughtAmount };
  return [
    sold.mint === undefined
      ? transferLamports(account, MAKER_ADDRESS, soldAmount)
      : transferTokens(account, MAKER_ADDRESS, pays),
    ...(bought.mint === undefined
      ? [transferLamports(MAKER_ADDRESS, recipient, boughtAmount)]
      : [openTokenAccount(account, recipient, gets), transferTokens(MAKER_ADDRESS, recipient, gets)]),
  ];
}

const WRAPPED = { mint: NATIVE_MINT, program: TOKEN_PROGRAM };

/** The token of SOL is wrapped SOL. */
const tokenOf = ({ mint = NATIVE_MINT, program, decimals }: SolanaSwapAsset) => ({ mint, program, decimals });
