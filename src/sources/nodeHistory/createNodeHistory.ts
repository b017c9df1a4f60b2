import type { AccountSource } from '../../lib/account/accountSource.js';
import { codeOf } from '../../lib/errorText.js';
import { addressOf, namespaceOf } from '../../lib/networks/caip.js';
import { evmHistory } from './evm/evmHistory.js';
import { createTokenFacts } from './evm/tokenFacts.js';
import { createMintNames } from './solana/mintNames.js';
import { solanaHistory } from './solana/solanaHistory.js';

/** Reads histories from nodes. Unknown on networks without a usable node. */
export function createNodeHistory(): Required<Pick<AccountSource, 'history'>> {
  const tokens = createTokenFacts();
  const names = createMintNames();
  return {
    async history(account, asked) {
      const address = addressOf(account);
      try {
        switch (namespaceOf(asked.network.id)) {
          case 'eip155':
            return await evmHistory(address, asked, tokens);
          case 'solana':
            return await solanaHistory(address, asked, names);
          default:
            return undefined;
        }
      } catch (error) {
        const code = codeOf(error);
        if (code === 'rpc_missing' || code === 'method_not_supported') return undefined;
        throw error;
      }
    },
  };
}
