import type { AccountSource } from '../../lib/account/accountSource.js';
import { readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import type { Complain } from '../explainProblem.js';

/** Each is asked in turn, so that more would keep visitors waiting. */
const MOST_SOURCES = 5;
const METHODS = ['balances', 'history', 'nfts', 'price', 'profile'];

/** Reads `accountSource`: one source, or a list of them. Reports those that cannot be used. */
export function readAccountSources(value: unknown, complain: Complain): readonly AccountSource[] {
  if (value === undefined) return [];
  const entries = readEntries(value, MOST_SOURCES + 1) ?? [value];
  if (entries.length > MOST_SOURCES) complain({ what: 'accountSources' });
  return entries.slice(0, MOST_SOURCES).filter((entry, index): entry is AccountSource => {
    const isUsable = isAccountSource(entry);
    if (!isUsable) complain({ what: 'accountSource', index });
    return isUsable;
  });
}

function isAccountSource(entry: unknown): entry is AccountSource {
  const { name, ...methods } = readFields(entry, ['name', ...METHODS]);
  const given = Object.values(methods).filter((method) => method !== undefined);
  return safeName(name) !== undefined && given.length > 0 && given.every((one) => typeof one === 'function');
}
