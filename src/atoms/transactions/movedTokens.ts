import { atom } from 'jotai/vanilla';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from './transactionList.js';

/** How long after a block a service may still return the old balances, in ms. */
const STALE_MS = 60_000;

/** The account's mined transactions, with their times and the tokens they moved. */
const inBlocksAtom = atom((get) => {
  const account = get(accountAtom);
  return get(transactionsAtom).flatMap(({ id, account: by, status, tokens = [] }) =>
    by === account && 'isSettled' in status
      ? [{ key: `${id} ${status.step}`, since: status.since, tokens }]
      : [],
  );
});

/** Changes when a transaction of the account is mined or its outcome changes, because balances change with it. */
export const blocksKeyAtom = atom((get) =>
  get(inBlocksAtom)
    .map(({ key }) => key)
    .join(),
);

/**
 * Returns the tokens that the account's transactions have just moved, by contract. Undefined stands for the native currency.
 */
export const movedTokensAtom = atom((get) => (): readonly (string | undefined)[] => {
  const oldest = get(servicesAtom).clock.now() - STALE_MS;
  const moved = get(inBlocksAtom).filter(({ since }) => since >= oldest);
  return moved.length > 0 ? [...new Set([undefined, ...moved.flatMap(({ tokens }) => tokens)])] : [];
});
