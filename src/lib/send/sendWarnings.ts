import { findByName, type KnownReceiver } from './knownReceivers.js';
import { isLookAlike, isSameAddress } from './lookAlike.js';
import type { ReceiverPlace } from './sending.js';

/** What the visitor should know before they send. */
export type SendWarning =
  /** What is sent there is lost for certain, so it is not sent. */
  | { readonly kind: 'tokenContract' | 'burned' | 'tokenAccount'; readonly level: 'stop' }
  /** The visitor has to say that they know. */
  | { readonly kind: 'lookAlike'; readonly level: 'caution'; readonly known: string }
  | { readonly kind: 'nameMoved'; readonly level: 'caution'; readonly name: string; readonly before: string }
  | { readonly kind: 'self' | 'contract'; readonly level: 'caution' }
  | { readonly kind: 'keepsPart'; readonly level: 'caution' }
  /** Good to know. */
  | { readonly kind: 'firstTime' | 'noGasLeft'; readonly level: 'note' };

export interface ReceiverFacts {
  readonly receiver: {
    readonly address: string;
    readonly name: string | undefined;
    readonly place: ReceiverPlace;
  };
  /** The account that sends. */
  readonly sender: string;
  /** The visitor's other accounts. */
  readonly own: readonly string[];
  /** The contracts of tokens that the account holds, the sent one among them. */
  readonly tokens: readonly string[];
  /** The receivers of transfers from this device. */
  readonly remembered: readonly KnownReceiver[];
  /**
   * The addresses in the account's history. Anybody can put their address there. Undefined while it is being read: nobody is
   * called new then.
   */
  readonly history: readonly string[] | undefined;
}

/** Addresses that nobody has the key of. */
const BURNED = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
];

/** What is to be said about a receiver. */
export function receiverWarnings(facts: ReceiverFacts): readonly SendWarning[] {
  const { receiver, sender, own, tokens, remembered, history } = facts;
  const { address, name, place } = receiver;
  const isIt = (other: string) => isSameAddress(address, other);
  if (BURNED.some(isIt)) return [{ kind: 'burned', level: 'stop' }];
  if (tokens.some(isIt)) return [{ kind: 'tokenContract', level: 'stop' }];
  if (place === 'tokens') return [{ kind: 'tokenAccount', level: 'stop' }];
  if (isIt(sender)) return [{ kind: 'self', level: 'caution' }];

  const warnings: SendWarning[] = [];
  const isTrusted = own.some(isIt) || remembered.some((one) => isIt(one.address));
  const before = name === undefined ? undefined : findByName(remembered, name)?.address;
  if (name !== undefined && before !== undefined && !isIt(before)) {
    warnings.push({ kind: 'nameMoved', level: 'caution', name, before });
  }
  const others = [...own, ...remembered.map((one) => one.address), ...(history ?? [])];
  const known = isTrusted ? undefined : [sender, ...others].find((other) => isLookAlike(address, other));
  if (known !== undefined) warnings.push({ kind: 'lookAlike', level: 'caution', known });
  const isKnown = isTrusted || (history ?? []).some(isIt);
  if (place === 'contract' && !isKnown) warnings.push({ kind: 'contract', level: 'caution' });
  if (!isKnown && history !== undefined && known === undefined) {
    warnings.push({ kind: 'firstTime', level: 'note' });
  }
  return warnings;
}

export interface AmountFacts {
  /** In base units. */
  readonly amount: bigint;
  readonly received: bigint | undefined;
  /** Both in base units of the native currency. */
  readonly fee: bigint;
  readonly nativeLeft: bigint;
  /** Whether somebody else may pay the fees. */
  readonly mayBeSponsored: boolean;
}

/** What is to be said about an amount. */
export function amountWarnings(facts: AmountFacts): readonly SendWarning[] {
  const { amount, received, fee, nativeLeft, mayBeSponsored } = facts;
  const warnings: SendWarning[] = [];
  if (received !== undefined && received < amount) warnings.push({ kind: 'keepsPart', level: 'caution' });
  if (nativeLeft < fee && !mayBeSponsored) warnings.push({ kind: 'noGasLeft', level: 'note' });
  return warnings;
}
