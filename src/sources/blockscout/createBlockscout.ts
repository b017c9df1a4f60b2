import * as z from 'zod/mini';
import { text } from '../../api/chain/wireFields.js';
import type { AccountSource } from '../../lib/account/accountSource.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import { addressOf, type CaipNetworkId, isEvmAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { BlockscoutOptions } from './blockscoutOptions.js';
import { openInstance } from './instance.js';
import { instanceUrl } from './instances.js';
import { readBalances } from './readBalances.js';
import { readHistory } from './readHistory.js';
import { readNfts } from './readNfts.js';
import { readPrice, readToken, wireToken } from './wireTokens.js';

const stats = z.object({ coin_price: text });
const profile = z.object({ hash: text, ens_domain_name: text });

/** Reads the REST API (v2) of Blockscout. Networks without an instance are unknown to it. */
export function createBlockscout(
  options: BlockscoutOptions,
  clock: Clock = systemClock,
): Required<AccountSource> {
  function instanceOf(network: CaipNetworkId) {
    const url = instanceUrl(options, network);
    return url === undefined ? undefined : openInstance(url, options.apiKey, clock);
  }
  return {
    name: 'Blockscout',
    async balances(account, asked) {
      const instance = instanceOf(asked.network.id);
      return instance && readBalances(instance, addressOf(account), asked);
    },
    async history(account, asked) {
      const instance = instanceOf(asked.network.id);
      return instance && readHistory(instance, addressOf(account), asked);
    },
    async nfts(account, asked) {
      const instance = instanceOf(asked.network.id);
      return instance && readNfts(instance, addressOf(account), asked);
    },
    async price(token, { network, signal }) {
      const instance = instanceOf(network.id);
      if (token === undefined)
        return readPrice((await instance?.ask('stats', stats, { signal }))?.coin_price);
      if (!isEvmAddress(token)) return undefined;
      const answer = await instance?.ask(`tokens/${token}`, wireToken, { signal });
      const found = answer && readToken(answer);
      return isSameAddress(found?.address, token) ? found?.price : undefined;
    },
    async profile(account, { network, signal }) {
      const address = addressOf(account);
      const answer = await instanceOf(network.id)?.ask(`addresses/${address}`, profile, { signal });
      const name = isSameAddress(answer?.hash, address) ? answer?.ens_domain_name : undefined;
      return name === undefined ? undefined : { name };
    },
  };
}
