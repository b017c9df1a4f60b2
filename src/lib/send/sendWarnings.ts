import type { FeeWarning } from '../fees/feeWarning.js';
import { isEvmAddress } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { formatUnits } from '../text/formatUnits.js';
import { findByName, type KnownRecipient } from './knownRecipients.js';
import { isLookAlike } from './lookAlike.js';
import type { RecipientPlace } from './sending.js';

/** A warning that the visitor sees before sending. */
export type SendWarning =
  /** The tokens would certainly be lost, so the transfer is blocked. */
  | { readonly kind: 'tokenContract' | 'burned' | 'tokenAccount'; readonly level: 'stop' }
  /**
   * The network would refuse the transfer: a new account has to hold at least this amount, in base units of the native
   * currency.
   */
  | { readonly kind: 'tooLittleToCreate'; readonly level: 'stop'; readonly least: bigint }
  /** The visitor has to confirm these. */
  | { readonly kind: 'lookAlike' | 'twins'; readonly level: 'caution'; readonly known: string }
  | { readonly kind: 'nameMoved'; readonly level: 'caution'; readonly name: string; readonly before: string }
  | { readonly kind: 'self' | 'contract' | 'tokenPaid' | 'program'; readonly level: 'caution' }
  | { readonly kind: 'keepsPart'; readonly level: 'caution' }
  | {
      /** A part or all of the amount returns to the sender in the same transaction. */
      readonly kind: 'comesBack' | 'allComesBack';
      readonly level: 'note' | 'caution';
      /** The returned amount, as decimal text. */
      readonly returned: string;
      readonly symbol: string;
    }
  | FeeWarning
  /** Information only. */
  | {
      readonly kind: 'unused';
      readonly level: 'note';
      /** The amount that creates the account. Undefined if unknown, or if the sent token cannot create it. */
      readonly least: bigint | undefined;
    }
  | { readonly kind: 'firstTime' | 'passesOn' | 'unconfirmed' | 'noGasLeft'; readonly level: 'note' };

export interface RecipientFacts {
  readonly recipient: {
    readonly address: string;
    readonly name: string | undefined;
    readonly place: RecipientPlace;
  };
  /** The sending account. */
  readonly sender: string;
  /** The visitor's other accounts. */
  readonly own: readonly string[];
  /** The contracts of the account's tokens, including the sent one. */
  readonly tokens: readonly string[];
  /** Whether the native currency is sent. */
  readonly isNative: boolean;
  /** The recipients of confirmed transfers from this device. */
  readonly remembered: readonly KnownRecipient[];
  /** The recipients of transfers from this device that are still open. */
  readonly open: readonly KnownRecipient[];
  /**
   * The recipients of transactions that the account itself signed, from its history: see `historyRecipients`. Undefined while
   * the history loads; until then, no recipient is called new.
   */
  readonly history: readonly string[] | undefined;
}

/** Addresses without a known private key. */
const BURNED = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
  '11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
];

/** The warnings about a recipient. */
export function recipientWarnings(facts: RecipientFacts): readonly SendWarning[] {
  const { recipient, sender, own, tokens, isNative, remembered, open, history } = facts;
  const { address, name, place } = recipient;
  const isIt = (other: string) => isSameAddress(address, other);
  if (BURNED.some(isIt)) return [{ kind: 'burned', level: 'stop' }];
  const isToken = tokens.some(isIt);
  // Paying a wrapped or staked currency's contract buys that token.
  const isPayment = isNative && isEvmAddress(address);
  if (isToken && !isPayment) return [{ kind: 'tokenContract', level: 'stop' }];
  if (place === 'tokens') return [{ kind: 'tokenAccount', level: 'stop' }];
  if (isIt(sender)) return [{ kind: 'self', level: 'caution' }];

  const warnings: SendWarning[] = [];
  const before = name === undefined ? undefined : findByName(remembered, name)?.address;
  if (name !== undefined && before !== undefined && !isIt(before)) {
    warnings.push({ kind: 'nameMoved', level: 'caution', name, before });
  }
  const isTrusted = own.some(isIt) || remembered.some((one) => isIt(one.address));
  const isKnown = isTrusted || (history ?? []).some(isIt);
  const likeness = findLikeness(facts, { isTrusted, isKnown });
  if (likeness) warnings.push(likeness);
  // Being in the history isn't enough: the visitor may never have chosen that address on purpose.
  if (place === 'program' && !isTrusted) warnings.push({ kind: 'program', level: 'caution' });
  if ((isToken || place === 'contract') && !isTrusted) {
    warnings.push({ kind: isToken ? 'tokenPaid' : 'contract', level: 'caution' });
  }
  // A warning that the address is unused outweighs one that it is new to the visitor.
  if (isKnown || typeof place === 'object') return warnings;
  if (open.some((one) => isIt(one.address))) return [...warnings, { kind: 'unconfirmed', level: 'note' }];
  if (history !== undefined && !likeness) warnings.push({ kind: 'firstTime', level: 'note' });
  return warnings;
}

/**
 * Whether the recipient resembles another address that the visitor knows. If they know both, we cannot tell which is the fake.
 * Transfers from this device count more than a history, which comes from a service.
 */
function findLikeness(
  { recipient: { address }, sender, own, remembered, history = [] }: RecipientFacts,
  { isTrusted, isKnown }: { isTrusted: boolean; isKnown: boolean },
): SendWarning | undefined {
  if (own.some((one) => isSameAddress(one, address))) return undefined;
  const sure = [sender, ...own, ...remembered.map((one) => one.address)];
  const others = isTrusted ? sure : [...sure, ...history];
  const known = others.find((other) => isLookAlike(address, other));
  return known === undefined ? undefined : { kind: isKnown ? 'twins' : 'lookAlike', level: 'caution', known };
}

/**
 * The warnings about an amount for an unused address. Only the native currency creates it. `units` is undefined until the
 * amount is known.
 */
export function unusedWarnings(
  place: RecipientPlace,
  { isNative, units }: { readonly isNative: boolean; readonly units: bigint | undefined },
): readonly SendWarning[] {
  if (typeof place !== 'object') return [];
  const least = isNative ? place.least : undefined;
  const isTooLittle = least !== undefined && units !== undefined && units < least;
  return [
    isTooLittle
      ? { kind: 'tooLittleToCreate', level: 'stop', least }
      : { kind: 'unused', level: 'note', least },
  ];
}

export interface AmountFacts {
  /** In base units. */
  readonly amount: bigint;
  readonly received: bigint | undefined;
  readonly token: { readonly symbol: string; readonly decimals: number };
  /** The amount that returns to the sender in the same transaction. Undefined if there is none. */
  readonly returned?: bigint | undefined;
  /** Whether the recipient forwards the amount. */
  readonly passesOn?: boolean | undefined;
  /** Both in base units of the native currency. */
  readonly fee: bigint;
  readonly nativeLeft: bigint;
  /** Whether the fees may be sponsored. */
  readonly mayBeSponsored: boolean;
}

/** The warnings about an amount. */
export function amountWarnings(facts: AmountFacts): readonly SendWarning[] {
  const { amount, token, received, returned = 0n, passesOn, fee, nativeLeft, mayBeSponsored } = facts;
  const warnings: SendWarning[] = [];
  if (returned > 0n) {
    const told = { returned: formatUnits(returned, token.decimals), symbol: token.symbol };
    warnings.push(
      returned < amount
        ? { kind: 'comesBack', level: 'note', ...told }
        : { kind: 'allComesBack', level: 'caution', ...told },
    );
  }
  if (passesOn) warnings.push({ kind: 'passesOn', level: 'note' });
  if (received !== undefined && received + returned < amount) {
    warnings.push({ kind: 'keepsPart', level: 'caution' });
  }
  if (nativeLeft < fee && !mayBeSponsored) warnings.push({ kind: 'noGasLeft', level: 'note' });
  return warnings;
}
