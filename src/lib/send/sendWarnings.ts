import type { FeeWarning } from '../fees/feeWarning.js';
import { isEvmAddress } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { formatUnits } from '../text/formatUnits.js';
import { findByName, type KnownRecipient } from './knownRecipients.js';
import { isLookAlike } from './lookAlike.js';
import type { RecipientPlace } from './sending.js';

/** What the visitor should know before they send. */
export type SendWarning =
  /** What is sent there is lost for certain, so it is not sent. */
  | { readonly kind: 'tokenContract' | 'burned' | 'tokenAccount'; readonly level: 'stop' }
  /** The network refuses it: an account that is new has to hold at least this, in base units of the native currency. */
  | { readonly kind: 'tooLittleToCreate'; readonly level: 'stop'; readonly least: bigint }
  /** The visitor has to say that they know. */
  | { readonly kind: 'lookAlike' | 'twins'; readonly level: 'caution'; readonly known: string }
  | { readonly kind: 'nameMoved'; readonly level: 'caution'; readonly name: string; readonly before: string }
  | { readonly kind: 'self' | 'contract' | 'tokenPaid' | 'program'; readonly level: 'caution' }
  | { readonly kind: 'keepsPart'; readonly level: 'caution' }
  | {
      /** Some of it is the sender's again at once, or all of it. */
      readonly kind: 'comesBack' | 'allComesBack';
      readonly level: 'note' | 'caution';
      /** How much, as decimal text. */
      readonly returned: string;
      readonly symbol: string;
    }
  | FeeWarning
  /** Good to know. */
  | {
      readonly kind: 'unused';
      readonly level: 'note';
      /** What creates it. Undefined if that is unknown, or if what is sent does not create it. */
      readonly least: bigint | undefined;
    }
  | { readonly kind: 'firstTime' | 'passesOn' | 'unconfirmed' | 'noGasLeft'; readonly level: 'note' };

export interface RecipientFacts {
  readonly recipient: {
    readonly address: string;
    readonly name: string | undefined;
    readonly place: RecipientPlace;
  };
  /** The account that sends. */
  readonly sender: string;
  /** The visitor's other accounts. */
  readonly own: readonly string[];
  /** The contracts of tokens that the account holds, the sent one among them. */
  readonly tokens: readonly string[];
  /** Whether the native currency is sent. */
  readonly isNative: boolean;
  /** The recipients of confirmed transfers from this device. */
  readonly remembered: readonly KnownRecipient[];
  /** The recipients of transfers from this device that may still happen. */
  readonly open: readonly KnownRecipient[];
  /**
   * The recipients of what the account itself signed, by its history: see `historyRecipients`. Undefined while it is being
   * read: nobody is called new then.
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

/** What is to be said about a recipient. */
export function recipientWarnings(facts: RecipientFacts): readonly SendWarning[] {
  const { recipient, sender, own, tokens, isNative, remembered, open, history } = facts;
  const { address, name, place } = recipient;
  const isIt = (other: string) => isSameAddress(address, other);
  if (BURNED.some(isIt)) return [{ kind: 'burned', level: 'stop' }];
  const isToken = tokens.some(isIt);
  // Whoever pays the contract of a wrapped or staked currency gets that token.
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
  // A history may have an address that the visitor never dealt with on purpose.
  if (place === 'program' && !isTrusted) warnings.push({ kind: 'program', level: 'caution' });
  if ((isToken || place === 'contract') && !isTrusted) {
    warnings.push({ kind: isToken ? 'tokenPaid' : 'contract', level: 'caution' });
  }
  // That nobody uses it says more than that the visitor never sent there.
  if (isKnown || typeof place === 'object') return warnings;
  if (open.some((one) => isIt(one.address))) return [...warnings, { kind: 'unconfirmed', level: 'note' }];
  if (history !== undefined && !likeness) warnings.push({ kind: 'firstTime', level: 'note' });
  return warnings;
}

/**
 * Whether the recipient looks like another address that the visitor knows. If they know both, nobody can tell which one is
 * the fake. What this device sent counts more than a history, which a service tells.
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
 * What is to be said about an amount for an address that is not in use. Only the native currency creates it. `units` are
 * undefined while no amount is known.
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
  /** What is the sender's again at once. Undefined if nothing is. */
  readonly returned?: bigint | undefined;
  /** Whether the recipient does not keep it. */
  readonly passesOn?: boolean | undefined;
  /** Both in base units of the native currency. */
  readonly fee: bigint;
  readonly nativeLeft: bigint;
  /** Whether somebody else may pay the fees. */
  readonly mayBeSponsored: boolean;
}

/** What is to be said about an amount. */
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
