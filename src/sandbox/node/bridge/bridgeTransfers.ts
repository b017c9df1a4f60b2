import type { BridgeEvent } from './bridgeEnd.js';
import type { BridgeOutcome, BridgeTransfer } from './bridgeTransfer.js';

/** Combines the events of the bridge's contracts, by chain number, into transfers: oldest first on each chain. */
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
