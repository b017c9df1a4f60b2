import type { SourceNetwork, SourceTransfer } from '../../../lib/account/accountSource.js';
import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { WRAPPED_SOL } from '../../../lib/solana/keys.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import type { Changes, Holdings } from './readChanges.js';
import type { TransactionKey } from './readKeys.js';

/** Changes in the balance of one asset, by account. */
type Gains = ReadonlyMap<string, bigint>;

/**
 * An account's gains and losses, from its balances before and after: SOL without the fee, and each token over all of its token
 * accounts. Wrapped SOL counts as SOL, and so does the rent of its token accounts.
 */
export function toTransfers(
  changes: Changes,
  keys: readonly TransactionKey[],
  owner: string,
  nativeCurrency: SourceNetwork['nativeCurrency'],
): readonly SourceTransfer[] {
  const { symbol, name } = nativeCurrency;
  const native = nativeGains(changes, keys, owner);
  const transfers = native ? [toTransfer(native, owner, nativeCurrency.decimals, { symbol, name })] : [];
  const mints = new Map<string, number>();
  for (const { mint, decimals } of [...changes.before.tokens.values(), ...changes.after.tokens.values()]) {
    if (mint !== WRAPPED_SOL) mints.set(mint, decimals);
  }
  for (const [mint, decimals] of mints) {
    transfers.push(toTransfer(tokenGains(changes, mint), owner, decimals, { token: mint }));
  }
  return transfers.filter((transfer) => transfer !== undefined);
}

function toTransfer(
  gains: Gains,
  owner: string,
  decimals: number,
  called: Pick<SourceTransfer, 'token' | 'symbol' | 'name'>,
): SourceTransfer | undefined {
  const change = gains.get(owner) ?? 0n;
  if (change === 0n) return undefined;
  const isIn = change > 0n;
  const quantity = decimals > MOST_DECIMALS ? undefined : formatUnits(isIn ? change : -change, decimals);
  const others = [...gains].filter(([other, gain]) => other !== owner && gain !== 0n && gain > 0n !== isIn);
  // With several possible senders or recipients, it is unknown which one it was.
  const [other] = others.length === 1 ? (others[0] ?? []) : [];
  const parties = isIn ? { sender: other, recipient: owner } : { sender: owner, recipient: other };
  return { kind: 'token', direction: isIn ? 'in' : 'out', quantity, ...called, ...parties };
}

/** Changes in lamports by account. Undefined if the node doesn't include them. */
function nativeGains(
  { before, after, fee }: Changes,
  keys: readonly TransactionKey[],
  owner: string,
): Gains | undefined {
  if (!before.lamports || !after.lamports || fee === undefined) return undefined;
  const gains = new Map<string, bigint>();
  const add = (held: Holdings, beside: Holdings, lamports: readonly bigint[], sign: bigint) => {
    keys.forEach(({ address }, index) => {
      // An account that is opened or closed has the same owner on both sides.
      const holder = (held.tokens.get(index) ?? beside.tokens.get(index))?.owner;
      const account = holder === owner ? owner : address;
      // The rent of other token accounts isn't a transfer to anyone.
      if (account !== owner && holder !== undefined) return;
      gains.set(account, (gains.get(account) ?? 0n) + sign * (lamports[index] ?? 0n));
    });
  };
  add(before, after, before.lamports, -1n);
  add(after, before, after.lamports, 1n);
  const payer = keys[0]?.address ?? owner;
  return gains.set(payer, (gains.get(payer) ?? 0n) + fee);
}

/** Changes in a token's balance by owner. */
function tokenGains({ before, after }: Changes, mint: string): Gains {
  const gains = new Map<string, bigint>();
  const add = ({ tokens }: Holdings, sign: bigint) => {
    for (const held of tokens.values()) {
      if (held.mint === mint) gains.set(held.owner, (gains.get(held.owner) ?? 0n) + sign * held.amount);
    }
  };
  add(before, -1n);
  add(after, 1n);
  return gains;
}
