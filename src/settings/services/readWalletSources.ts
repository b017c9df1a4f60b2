import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { WalletSource } from '../../lib/wallets/walletSource.js';
import type { Complain } from '../explainProblem.js';

/** Each is asked in turn, so that more would keep visitors waiting. */
const MOST_SOURCES = 5;

/** Reads `walletSource`: one source, or a list of them. Reports those that cannot be used. */
export function readWalletSources(value: unknown, complain: Complain): readonly WalletSource[] {
  if (value === undefined) return [];
  const entries = readEntries(value, MOST_SOURCES + 1) ?? [value];
  if (entries.length > MOST_SOURCES) complain({ what: 'walletSources' });
  return entries.slice(0, MOST_SOURCES).filter((entry, index): entry is WalletSource => {
    const { name, wallets } = readFields(entry, ['name', 'wallets']);
    const isUsable = safeName(name) !== undefined && typeof wallets === 'function';
    if (!isUsable) complain({ what: 'walletSource', index });
    return isUsable;
  });
}
