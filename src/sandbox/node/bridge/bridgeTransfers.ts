import type { Address, Hash, Hex } from 'viem';
import type { BridgeEvent, BridgePayment } from './bridgeEnd.js';

/** What was deposited on one chain for another, in base units. */
export interface BridgeDeposit {
  readonly fromChain: number;
  /** Its number on that chain. */
  readonly id: bigint;
  /** The transaction that made it. */
  readonly hash: Hash;
  /** LI.FI's own id, from the quote. */
  readonly transactionId: Hex;
  readonly integrator: string;
  readonly sender: Address;
  readonly token: Address;
  readonly amount: bigint;
  readonly toChain: number;
  readonly toToken: Address;
  /** The least that may be paid out. */
  readonly least: bigint;
  readonly receiver: Address;
}

/** A payment, and the transaction that made it. */
export interface MadePayment extends BridgePayment {
  readonly hash: Hash;
}

/** What became of a deposit. One that is `refused` is given back next. */
export type BridgeOutcome =
  | { readonly state: 'open' | 'refused' }
  | { readonly state: 'paid' | 'refunded'; readonly payment: MadePayment };

export interface BridgeTransfer {
  readonly deposit: BridgeDeposit;
  readonly outcome: BridgeOutcome;
}

/** Puts together what the ends of the bridge have reported, by the number of their chain. Oldest first on each chain. */
export function bridgeTransfers(
  events: ReadonlyMap<number, readonly BridgeEvent[]>,
): readonly BridgeTransfer[] {
  const outcomes = new Map<string, BridgeOutcome>();
  for (const [chain, reported] of events) {
    for (const { hash, report } of reported) {
      switch (report.eventName) {
        case 'Paid': {
          const { fromChain, id, ...payment } = report.args;
          outcomes.set(keyOf(fromChain, id), { state: 'paid', payment: { ...payment, hash } });
          break;
        }
        case 'Refused': {
          const key = keyOf(report.args.fromChain, report.args.id);
          if (!outcomes.has(key)) outcomes.set(key, { state: 'refused' });
          break;
        }
        case 'Refunded': {
          const { id, ...payment } = report.args;
          outcomes.set(keyOf(chain, id), { state: 'refunded', payment: { ...payment, hash } });
          break;
        }
      }
    }
  }
  return [...events].flatMap(([fromChain, reported]) =>
    reported.flatMap(({ hash, report }) => {
      if (report.eventName !== 'Deposited') return [];
      const { toChain, ...rest } = report.args;
      const deposit = { ...rest, fromChain, toChain: Number(toChain), hash };
      return [{ deposit, outcome: outcomes.get(keyOf(fromChain, rest.id)) ?? OPEN }];
    }),
  );
}

const OPEN: BridgeOutcome = { state: 'open' };

const keyOf = (chain: bigint | number, id: bigint) => `${chain}/${id}`;
