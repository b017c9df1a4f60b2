import { namespaceOf } from '../networks/caip.js';
import type { ActivityEntry } from './activityEntry.js';

/** The other side of an entry. */
export interface EntryPartner {
  readonly side: 'to' | 'from';
  /** An address, or the name that was typed. */
  readonly who: string;
}

/**
 * Who got what was sent, or sent what came in. Undefined if nobody says: of a token's transfer, services name only the
 * token's contract, which got nothing.
 */
export function entryPartner(entry: ActivityEntry, nativeSymbol: string): EntryPartner | undefined {
  const { operation, from, transfers } = entry;
  if (operation === 'send') {
    const who = entry.receiver ?? recipientOf(entry, nativeSymbol);
    return who === undefined ? undefined : { side: 'to', who };
  }
  const who = onlyOne(transfers.map(({ sender }) => sender)) ?? from;
  return operation === 'receive' && who !== undefined ? { side: 'from', who } : undefined;
}

function recipientOf({ transfers, network, to }: ActivityEntry, nativeSymbol: string): string | undefined {
  const sent = transfers.filter(({ direction }) => direction === 'out');
  const isNative = sent.every(({ kind, symbol }) => kind === 'token' && symbol === nativeSymbol);
  const isCalled = sent.length > 0 && (isNative || namespaceOf(network) === 'solana');
  return onlyOne(sent.map(({ recipient }) => recipient)) ?? (isCalled ? to : undefined);
}

function onlyOne(parties: readonly (string | undefined)[]): string | undefined {
  const [first, ...rest] = parties;
  return rest.every((one) => one === first) ? first : undefined;
}
