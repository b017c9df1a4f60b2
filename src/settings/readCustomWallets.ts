import type { CustomWallet } from '../lib/config.js';
import { readEntries } from '../lib/untrusted/readEntries.js';
import { readFields } from '../lib/untrusted/readFields.js';
import { LISTED_WALLET_LINKS, readListedWallet } from '../lib/wallets/listedWallet.js';
import { complainOfField } from './complainOfField.js';
import type { Complain } from './explainProblem.js';

const FIELDS = ['id', 'name', ...LISTED_WALLET_LINKS];

/** The page's own wallets that have a name. Reports unusable ones and leaves them out. */
export function readCustomWallets(value: unknown, complain: Complain): readonly CustomWallet[] {
  if (value === undefined) return [];
  const entries = readEntries(value);
  if (!entries) complain({ what: 'customWallets' });
  return (entries ?? []).flatMap((entry, index) => {
    complainOfField(`customWallets[${index}]`, entry, FIELDS, complain);
    const given = readFields(entry, FIELDS);
    const id = typeof given.id === 'string' || typeof given.id === 'number' ? `${given.id}` : given.name;
    const wallet = readListedWallet({ ...given, id });
    if (!wallet) complain({ what: 'customWallet', index, field: 'name' });
    for (const field of LISTED_WALLET_LINKS) {
      if (wallet && given[field] !== undefined && !wallet[field])
        complain({ what: 'customWallet', index, field });
    }
    return wallet ? [wallet as CustomWallet] : [];
  });
}
