import * as z from 'zod/mini';
import { text } from '../../api/chain/wireFields.js';
import type { AccountSource, SourceOptions } from '../../lib/account/accountSource.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import { addressOf, type CaipAddress, type CaipNetworkId, isEvmAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { BlockscoutOptions } from './blockscoutOptions.js';
import { type Instance, openInstance } from './instance.js';
import { instanceUrl } from './instances.js';
import { readBalances } from './readBalances.js';
import { readHistory } from './readHistory.js';
import { readNfts } from './readNfts.js';
import { readPrice, readToken, wireToken } from './wireTokens.js';

const stats = z.object({ coin_price: text });
const profile = z.object({ hash: text, ens_domain_name: text });

/** Reads the REST API (v2) of Blockscout. Networks without an instance count as unknown. */
export function createBlockscout(
  options: BlockscoutOptions,
  clock: Clock = systemClock,
): Required<AccountSource> {
  // Each one remembers its own rate limit.
  const instances = new Map<string, Instance>();
  function instanceOf(network: CaipNetworkId): Instance | undefined {
    const url = instanceUrl(options, network);
    if (url === undefined) return undefined;
    const instance = instances.get(url) ?? openInstance(url, options.apiKey, clock);
    instances.set(url, instance);
    return instance;
  }

  /** An account and the instance of its network. Undefined if there is none. */
  function find(account: CaipAddress, { network }: SourceOptions) {
    const instance = instanceOf(network.id);
    const address = addressOf(account);
    return instance && isEvmAddress(address) ? { instance, address } : undefined;
  }

  return {
    name: 'Blockscout',
    async balances(account, asked) {
      const found = find(account, asked);
      return found && readBalances(found.instance, found.address, asked);
    },
    async history(account, asked) {
      const found = find(account, asked);
      return found && readHistory(found.instance, found.address, asked);
    },
    async nfts(account, asked) {
      const found = find(account, asked);
      return found && readNfts(found.instance, found.address, asked);
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
    async profile(account, asked) {
      const found = find(account, asked);
      const answer = await found?.instance.ask(`addresses/${found.address}`, profile, asked);
      const name = found && isSameAddress(answer?.hash, found.address) ? answer?.ens_domain_name : undefined;
      return name === undefined ? undefined : { name };
    },
  };
}
