import * as z from 'zod/mini';
import { readListedWallets } from '../../lib/wallets/listedWallet.js';
import type { WalletPage, WalletQuery } from '../../lib/wallets/walletSource.js';
import { get, type HttpService } from '../http.js';
import { readJson } from '../readJson.js';

// Entries are parsed one by one, so that an invalid one does not discard the others.
const answer = z.object({ data: z.array(z.unknown()), count: z.catch(z.int(), 0) });
const text = z.catch(z.optional(z.string()), undefined);
const wallet = z.object({
  id: z.string(),
  name: z.string(),
  image_id: text,
  image_url: text,
  homepage: text,
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  rdns: text,
  injected: z.catch(z.optional(z.array(z.unknown())), undefined),
  badge_type: text,
});

/** One page of the directory's wallets, without invalid entries. Rejects as `get`, and if the answer is not a list. */
export async function getWallets(
  service: HttpService,
  query: WalletQuery,
  signal: AbortSignal,
): Promise<WalletPage> {
  const { page = 1, entries, chain, include = [], exclude = [], search } = query;
  const { data, count } = await get(service, 'getWallets', {
    params: { page, entries, chains: chain, include: include.join(), exclude: exclude.join(), search },
    signal,
    read: readJson(answer),
  });
  const parsed = data.map((entry) => z.safeParse(wallet, entry));
  return { wallets: readListedWallets(parsed.map((one) => one.data)), count: Math.max(count, data.length) };
}
