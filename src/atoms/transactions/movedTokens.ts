import { atom } from 'jotai/vanilla';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from './transactionList.js';

/** How long after a block a service may still tell the balances from before, in ms. */
const STALE_MS = 60_000;

/** When the account's transactions came into blocks, and what they moved. */
const inBlocksAtom = atom((get) => {
  const account = get(accountAtom);
  return get(transactionsAtom).flatMap(({ id, account: by, status, tokens = [] }) =>
    by === account && 'isSettled' in status
      ? [{ key: `${id} ${status.step}`, since: status.since, tokens }]
      : [],
  );
});

/**
 * Changes when a transaction of the account comes into a block, or its outcome there changes: by then, balances have changed.
 */
export const blocksKeyAtom = atom((get) =>
  get(inBlocksAtom)
    .map(({ key }) => key)
    .join(),
);

/**
 * Answers what the account's transactions have moved a moment ago: the contracts of tokens; undefined stands for the
 * native currency.
 */
export const movedTokensAtom = atom((get) => (): readonly (string | undefined)[] => {
  const oldest = get(servicesAtom).clock.now() - STALE_MS;
  const moved = get(inBlocksAtom).filter(({ since }) => since >= oldest);
  return moved.length > 0 ? [...new Set([undefined, ...moved.flatMap(({ tokens }) => tokens)])] : [];
});
