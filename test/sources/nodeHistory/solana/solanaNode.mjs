// A Solana node with transactions that a test makes.
import { networkOf } from '../nodes.mjs';

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const text = (number, length) => {
  let rest = number;
  let digits = '';
  while (digits.length < length) {
    digits = LETTERS[rest % 58] + digits;
    rest = Math.floor(rest / 58);
  }
  return digits;
};
export const keyOf = (number) => text(number, 44);
export const signatureOf = (number) => text(number, 88);

export const ME = keyOf(1);
export const OTHER = keyOf(2);
export const OWN_ACCOUNT = keyOf(3);
export const MINT = keyOf(4);

export const held = (accountIndex, owner, amount, more = {}) => ({
  accountIndex,
  mint: MINT,
  owner,
  uiTokenAmount: { amount, decimals: 6, uiAmount: null, uiAmountString: '' },
  ...more,
});

/** A transaction of these accounts, with the lamports of each before and after it. */
export const transactionOf = (number, { keys, before, after, tokens = [[], []], fee = 0, ...more }) => ({
  slot: 1,
  blockTime: 1_700_000_000,
  version: 0,
  meta: {
    err: null,
    fee,
    preBalances: before,
    postBalances: after,
    preTokenBalances: tokens[0],
    postTokenBalances: tokens[1],
  },
  transaction: {
    signatures: [signatureOf(number)],
    message: {
      accountKeys: keys.map((pubkey, index) => ({
        pubkey,
        signer: index === 0,
        writable: true,
        source: 'transaction',
      })),
    },
  },
  ...more,
});

/**
 * Answers like a node. `lists` has the transactions of each address as `[slot, number]`, newest first. The order within a
 * slot is that of each list.
 */
export function solanaNode({ lists, more = {} }, asked = []) {
  const [, ...accounts] = Object.keys(lists);
  return networkOf(
    'solana:test',
    {
      getTokenAccountsByOwner: (_owner, { programId }) => ({
        context: { slot: 1 },
        value: programId.startsWith('TokenkegQ')
          ? accounts.map((pubkey) => ({ pubkey, account: { data: ['AQAAAAAAAAA=', 'base64'] } }))
          : [],
      }),
      getSignaturesForAddress(address, { limit, before }) {
        const list = lists[address] ?? [];
        const start =
          before === undefined ? 0 : list.findIndex(([, number]) => signatureOf(number) === before) + 1;
        return list.slice(start, start + limit).map(([slot, number]) => ({
          signature: signatureOf(number),
          slot,
          err: null,
          memo: null,
          blockTime: 1_700_000_000 + slot,
          confirmationStatus: 'finalized',
        }));
      },
      getTransaction: () => null,
      ...more,
    },
    asked,
  );
}
