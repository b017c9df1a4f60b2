import type { AccountSource } from '../../lib/account/accountSource.js';
import { loadOnce } from '../../lib/loadOnce.js';

/**
 * The history of an account from a node alone. On EVM networks, these are transfers of tokens and of ERC-721 collectibles,
 * because nodes don't list transfers of the native currency.
 */
export function nodeHistory(): AccountSource {
  const open = loadOnce(async () => (await import('./createNodeHistory.js')).createNodeHistory());
  return {
    name: 'The node of the network',
    history: async (account, asked) => (await open()).history(account, asked),
  };
}
