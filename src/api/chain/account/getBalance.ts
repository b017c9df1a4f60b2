import * as z from 'zod/mini';
import type { SourceBalance } from '../../../lib/account/accountSource.js';
import { parseDecimal } from '../../../lib/decimal/parseDecimal.js';
import { readDecimal } from '../../../lib/decimal/readDecimal.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  namespaceOf,
  networkOf,
} from '../../../lib/networks/caip.js';
import { truncateDecimals } from '../../../lib/text/formatUnits.js';
import { MOST_ENTRIES } from '../../../lib/untrusted/readFields.js';
import { get } from '../../http.js';
import { SDK_HEADERS } from '../../sdkHeaders.js';
import { type ChainService, unless } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { readToken, toTokenId } from '../tokenIds.js';
import { entries, parseEntries, readDecimals, text } from '../wireFields.js';

const answer = z.object({ balances: entries });
const balance = z.object({
  name: text,
  symbol: text,
  chainId: z.string(),
  address: text,
  price: text,
  quantity: z.object({ decimals: z.string(), numeric: z.string() }),
  iconUrl: text,
});

export interface BalanceQuery {
  /** Tokens to read from a node now, by address; undefined stands for the native currency. */
  readonly moved?: readonly (string | undefined)[] | undefined;
  readonly signal: AbortSignal;
}

/**
 * The service's list of an account's tokens on its network (behaviour 13.4). Undefined if the service doesn't serve the
 * network. Rejects as `get`, and if the answer isn't a list.
 */
export async function getBalance(
  service: ChainService,
  account: CaipAddress,
  { moved = [], signal }: BalanceQuery,
): Promise<readonly SourceBalance[] | undefined> {
  const network = networkOf(account);
  // The service reads no other tokens from nodes, and refuses the whole request.
  const forced = namespaceOf(network) === 'eip155' ? moved : [];
  const path = `v1/account/${encodeURIComponent(addressOf(account))}/balance`;
  const reply = get({ ...service, headers: SDK_HEADERS }, path, {
    params: {
      currency: 'usd',
      projectId: service.projectId,
      chainId: network,
      forceUpdate: forced.map((address) => toTokenId(network, address)).join(),
    },
    signal,
    read: readJsonTexts(answer),
  });
  const { balances } = (await unless(400, reply)) ?? {};
  if (!balances) return undefined;
  return parseEntries(balance, balances.slice(0, MOST_ENTRIES)).flatMap(
    (entry) => toBalance(network, entry) ?? [],
  );
}

function toBalance(network: CaipNetworkId, entry: z.infer<typeof balance>): SourceBalance | undefined {
  const { chainId, quantity } = entry;
  const token = readToken(network, entry.address);
  const decimals = readDecimals(quantity.decimals);
  const numeric = readDecimal(quantity.numeric);
  // Some answers have only the reference.
  const isHere = chainId === network || `${namespaceOf(network)}:${chainId}` === network;
  if (!isHere || !token || decimals === undefined || numeric === undefined) return undefined;
  const amount = parseDecimal(truncateDecimals(numeric, decimals), decimals);
  if (amount === undefined) return undefined;
  const { name, symbol, price, iconUrl: icon } = entry;
  return { address: token.address, name, symbol, decimals, amount, price, icon };
}
