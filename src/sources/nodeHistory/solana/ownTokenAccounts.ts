import { hasKeyForm, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { AskNode } from '../createAsk.js';
import { nonsense } from '../nonsense.js';

/** The most token accounts with a list of their own. Their places must fit into a cursor. */
const MOST_ACCOUNTS = 11;

/** The position of the amount in a token account's data. */
const AMOUNT = { offset: 64, length: 8 };
const EMPTY = 'AAAAAAAAAAA=';

/** Some token accounts of an owner, those with a balance first. */
export async function ownTokenAccounts(owner: string, ask: AskNode): Promise<readonly string[]> {
  const answers = await Promise.all(
    TOKEN_PROGRAMS.map((programId) =>
      ask(
        'getTokenAccountsByOwner',
        owner,
        { programId },
        { commitment: 'confirmed', encoding: 'base64', dataSlice: AMOUNT },
      ),
    ),
  );
  const found = answers.flatMap(readAccounts).filter(({ address }) => address !== owner);
  const held = [...found].sort((a, b) => Number(b.holds) - Number(a.holds));
  return [...new Set(held.map(({ address }) => address))].slice(0, MOST_ACCOUNTS);
}

function readAccounts(answer: unknown): readonly { readonly address: string; readonly holds: boolean }[] {
  const entries = readEntries(readFields(answer, ['value']).value);
  if (!entries) throw nonsense('getTokenAccountsByOwner');
  return entries.flatMap((entry) => {
    const { pubkey, account } = readFields(entry, ['pubkey', 'account']);
    if (typeof pubkey !== 'string' || !hasKeyForm(pubkey)) return [];
    const [amount] = readEntries(readFields(account, ['data']).data, 1) ?? [];
    return [{ address: pubkey, holds: amount !== EMPTY }];
  });
}
