import { sum } from '../../../lib/decimal/sum.js';
import { TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { SOL_DECIMALS } from '../../../lib/solana/solana.js';
import type { SolanaCall, SolanaTransferCall } from '../../../lib/transactions/solanaCall.js';
import type { Moved } from '../../../lib/transactions/trackedTransaction.js';
import type { BalanceChanges, SentTransaction } from './readSent.js';
import { type Brought, readYield } from './readYield.js';
import { coreOf, digestOf, lamportsIn, MOST_TIP } from './sameRequest.js';

/** The transaction that a wallet was asked for, and the time. */
export interface AskedCall {
  /** The account's address. */
  readonly account: string;
  readonly call: SolanaCall | undefined;
  /** The chain's slot before the wallet was asked. */
  readonly startSlot: number | undefined;
}

/** A transfer, read from its instruction. */
export interface ReadTransfer extends SolanaTransferCall {
  readonly decimals: number;
}

/** Whether a transaction in a block is the requested one. */
export type SentVerdict =
  /** With the part of a transfer that reached its recipient. Undefined if the node does not report it. */
  | ({ readonly kind: 'asked' } & Brought)
  /** With its first transfer. */
  | {
      readonly kind: 'other';
      /** Whether the account has signed it since the wallet was asked. */
      readonly isSince: boolean;
      readonly transfer: ReadTransfer | undefined;
    }
  /** It may be the requested one, or another. */
  | { readonly kind: 'unclear' };

/**
 * Compares a transaction with the request by its instructions; a transfer also by its recipient, token and amount, and by the
 * balances of both sides. A transaction from before the request is another one.
 */
export async function judgeSent(asked: AskedCall, sent: SentTransaction): Promise<SentVerdict> {
  const { call, startSlot } = asked;
  const isEarlier = startSlot !== undefined && sent.slot < startSlot;
  const other = (): SentVerdict => ({
    kind: 'other',
    isSince: sent.isSigned && startSlot !== undefined && !isEarlier,
    transfer: transfersOf(asked.account, sent)[0],
  });
  if (!sent.isSigned || isEarlier) return other();
  if (!call) return { kind: 'unclear' };
  const { digest, transfer } = call;
  const isEqual = digest !== undefined && digest === (await digestOf(sent.message));
  if (isEqual || (transfer && hasTransfer(asked.account, transfer, sent))) {
    // Without a start slot, only its blockhash distinguishes it from an equal earlier transaction.
    const isNew = startSlot !== undefined || call.blockhash === sent.message.blockhash;
    return isNew ? { kind: 'asked', ...broughtBy(asked, sent) } : { kind: 'unclear' };
  }
  // With lookup tables, one account can be named in two ways.
  const isReadable = digest !== undefined && !sent.message.hasLookups;
  return isReadable || transfer ? other() : { kind: 'unclear' };
}

/** The amounts that a transaction has moved, from the balances in its block. */
export function broughtBy(asked: AskedCall, sent: SentTransaction): Brought {
  const swap = asked.call?.swap;
  return swap ? readYield(asked.account, swap, sent) : { moved: movedBy(asked, sent) };
}

/**
 * The part of a transfer that reached its recipient, from balances. Undefined if it isn't a transfer, goes to oneself, or is
 * unknown.
 */
function movedBy({ account, call }: AskedCall, { changes }: SentTransaction): Moved | undefined {
  const transfer = call?.transfer;
  if (!transfer || transfer.to === account || !changes) return undefined;
  const gain = gainOf(transfer.to, transfer.mint, changes);
  if (gain >= transfer.amount) return 'all';
  return gain > 0n ? 'part' : 'nothing';
}

function gainOf(owner: string, mint: string | undefined, { lamports, tokens }: BalanceChanges): bigint {
  if (mint === undefined) return lamports.get(owner) ?? 0n;
  const own = tokens.filter((one) => one.owner === owner && one.mint === mint);
  return sum(own.map(({ amount }) => amount));
}

/** The account's transfers among the transaction's own instructions. */
function transfersOf(account: string, { whole, message, changes }: SentTransaction): ReadTransfer[] {
  return coreOf(whole ?? message).flatMap((one): ReadTransfer[] => {
    const { program, accounts, data } = one;
    const lamports = lamportsIn(one);
    if (lamports !== undefined) {
      const [from, to] = accounts;
      return from === account && to !== undefined
        ? [{ to, mint: undefined, amount: lamports, decimals: SOL_DECIMALS }]
        : [];
    }
    // `TransferChecked`: the amount in 8 bytes, then the decimals.
    const isTransfer =
      TOKEN_PROGRAMS.some((known) => known === program) && data[0] === 12 && data.length === 10;
    const [, mint, target, owner] = accounts;
    const to = changes?.tokens.find((change) => change.account === target)?.owner;
    if (!isTransfer || owner !== account || mint === undefined || to === undefined) return [];
    const amount = new DataView(data.buffer, data.byteOffset, data.length).getBigUint64(1, true);
    return [{ to, mint, amount, decimals: data[9] ?? 0 }];
  });
}

/** Whether the transaction contains the transfer, and takes nothing else from the account except a tip. */
function hasTransfer(account: string, wanted: SolanaTransferCall, sent: SentTransaction): boolean {
  const { to, mint, amount } = wanted;
  const isThere = transfersOf(account, sent).some(
    (one) => one.to === to && one.mint === mint && one.amount === amount,
  );
  if (!isThere || !sent.changes) return false;
  if (sent.error !== null) return true;
  const { lamports, tokens, fee } = sent.changes;
  const mints = new Set(tokens.filter(({ owner }) => owner === account).map((one) => one.mint));
  const isTokenLost = [...mints].some(
    (one) => -gainOf(account, one, sent.changes as BalanceChanges) > (one === mint ? amount : 0n),
  );
  const most = fee + MOST_TIP + (mint === undefined ? amount : 0n);
  return !isTokenLost && -(lamports.get(account) ?? 0n) <= most;
}
