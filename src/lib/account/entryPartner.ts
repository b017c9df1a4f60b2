import { namespaceOf } from '../networks/caip.js';
import { addressKey } from '../networks/isSameAddress.js';
import type { ActivityEntry } from './activityEntry.js';

/** The other party of an entry. */
export interface EntryPartner {
  readonly side: 'to' | 'from';
  /** An address, or the name that was typed. */
  readonly who: string;
}

export interface NetworkTokens {
  /** The symbol of the native currency. */
  readonly native: string;
  /** The contracts of known tokens, as `addressKey` writes them. */
  readonly contracts: ReadonlySet<string>;
}

/**
 * The recipient of a sent amount, or the sender of a received one. Undefined if unknown: for token transfers, services may name
 * only the token's contract, which received nothing.
 */
export function entryPartner(entry: ActivityEntry, tokens: NetworkTokens): EntryPartner | undefined {
  const { operation, from, transfers } = entry;
  if (operation === 'send') {
    const who = entry.recipient ?? recipientOf(entry, tokens);
    return who === undefined ? undefined : { side: 'to', who };
  }
  const who = onlyOne(transfers.map(({ sender }) => sender)) ?? from;
  return operation === 'receive' && who !== undefined ? { side: 'from', who } : undefined;
}

function recipientOf(
  { transfers, network, to }: ActivityEntry,
  { native, contracts }: NetworkTokens,
): string | undefined {
  const sent = transfers.filter(({ direction }) => direction === 'out');
  const told = onlyOne(sent.map(({ recipient }) => recipient));
  if (told !== undefined || to === undefined || namespaceOf(network) === 'solana') return told ?? to;
  // Failed and pending transactions have no transfers.
  const isNative = sent.every(({ kind, symbol }) => kind === 'token' && symbol === native);
  return isNative && !contracts.has(addressKey(to)) ? to : undefined;
}

function onlyOne(parties: readonly (string | undefined)[]): string | undefined {
  const [first, ...rest] = parties;
  return rest.every((one) => one === first) ? first : undefined;
}
