import { namespaceOf } from '../networks/caip.js';
import { addressKey } from '../networks/isSameAddress.js';
import type { ActivityEntry } from './activityEntry.js';

/** The other side of an entry. */
export interface EntryPartner {
  readonly side: 'to' | 'from';
  /** An address, or the name that was typed. */
  readonly who: string;
}

export interface NetworkTokens {
  /** The symbol of the native currency. */
  readonly native: string;
  /** The contracts of the tokens that are known, as `addressKey` writes them. */
  readonly contracts: ReadonlySet<string>;
}

/**
 * Who got what was sent, or sent what came in. Undefined if nobody says: of a token's transfer, services name only the
 * token's contract, which got nothing.
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
  // What failed or waits moved nothing yet.
  const isNative = sent.every(({ kind, symbol }) => kind === 'token' && symbol === native);
  return isNative && !contracts.has(addressKey(to)) ? to : undefined;
}

function onlyOne(parties: readonly (string | undefined)[]): string | undefined {
  const [first, ...rest] = parties;
  return rest.every((one) => one === first) ? first : undefined;
}
