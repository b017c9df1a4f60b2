import { type CaipAddress, readCaipAddress } from '../networks/caip.js';
import { readFields } from '../untrusted/readFields.js';
import { PURCHASE_MEMORY_MS } from './buyConstants.js';

/** A purchase whose end nobody has seen. */
export interface KeptPurchase {
  /** The id of the provider. */
  readonly provider: string;
  readonly account: CaipAddress;
  /** When the provider's page was opened, in ms since 1970. */
  readonly startedAt: number;
}

const LONGEST = 100;

/** Reads what was stored. Undefined for anything else, and for what is too long ago. Never throws. */
export function readKeptPurchase(text: string | null, now: number): KeptPurchase | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Not our data.
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
