import type { AccountSource } from '../../lib/account/accountSource.js';

/**
 * The history of an account as a node alone tells it. On EVM networks these are transfers of tokens and of ERC-721
 * collectibles: nodes do not list transfers of the native currency.
 */
export function nodeHistory(): AccountSource {
  let loading: Promise<Required<Pick<AccountSource, 'history'>>> | undefined;
  const open = () => {
    loading ??= import('./createNodeHistory.js').then(({ createNodeHistory }) => createNodeHistory());
    // What could not be loaded is loaded again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    name: 'The node of the network',
    history: async (account, asked) => (await open()).history(account, asked),
  };
}
