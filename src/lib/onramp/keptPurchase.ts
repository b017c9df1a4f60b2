import { type CaipAddress, readCaipAddress } from '../networks/caip.js';
import { readFields } from '../untrusted/readFields.js';
import { PURCHASE_MEMORY_MS } from './buyConstants.js';

/** A purchase whose outcome isn't known yet. */
export interface KeptPurchase {
  /** The provider's id. */
  readonly provider: string;
  readonly account: CaipAddress;
  /** The time the provider's page was opened, in ms since 1970. */
  readonly startedAt: number;
}

const LONGEST = 100;

/** Reads a stored purchase. Undefined if it is invalid or too old. Never throws. */
export function readKeptPurchase(text: string | null, now: number): KeptPurchase | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Not written by us.
    return undefined;
  }
  const { provider, account: given, startedAt } = readFields(value, ['provider', 'account', 'startedAt']);
  const account = readCaipAddress(given);
  if (typeof provider !== 'string' || provider === '' || provider.length > LONGEST || !account)
    return undefined;
  if (typeof startedAt !== 'number' || !(startedAt <= now && now - startedAt < PURCHASE_MEMORY_MS)) {
    return undefined;
  }
  return { provider, account, startedAt };
}
