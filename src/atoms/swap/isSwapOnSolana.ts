import { atom } from 'jotai/vanilla';
import { namespaceOf } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';

/** Whether the account swaps on Solana: there, nothing is approved, nobody else gets it, and no site takes a fee. */
export const isSwapOnSolanaAtom = atom((get): boolean => {
  const account = get(accountAtom);
  return account !== undefined && namespaceOf(account) === 'solana';
});
