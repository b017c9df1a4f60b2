import * as z from 'zod/mini';
import { entries, parseEntries, text } from '../../api/chain/wireFields.js';
import { get, type HttpService, READ_RETRY } from '../../api/http.js';
import { readJson } from '../../api/readJson.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import { chainIdOf, namespaceOf } from '../../lib/networks/caip.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { MOST_SWAP_TOKENS } from '../../lib/swap/readSwapTokens.js';

const DEADLINE_MS = 20_000;
/** Several times the size of the longest lists in use. */
const MOST_BYTES = 10_000_000;
/** The longest lists in use have some ten thousand tokens, of all networks. */
const MOST_ENTRIES = 50_000;

const tokens = z.object({ tokens: entries });
const ofNetwork = z.object({ chainId: z.number() });
const token = z.object({
  address: z.string(),
  name: text,
  symbol: z.string(),
  decimals: z.number(),
  logoURI: text,
});

/** Reads a list once. After a failure, it is read again when it is next needed. */
export function createTokenList(
  { url, list }: { readonly url?: string | undefined; readonly list?: unknown },
  clock: Clock = systemClock,
): Pick<QuoteSource, 'tokens'> {
  let read: readonly unknown[] | undefined;

  async function load(signal: AbortSignal): Promise<readonly unknown[]> {
    const answer = url === undefined ? z.parse(tokens, list) : await ask(url, clock, signal);
    return answer.tokens.slice(0, MOST_ENTRIES);
  }

  return {
    async tokens(network, { signal }) {
      if (namespaceOf(network) !== 'eip155') return undefined;
      read ??= await load(signal);
      const chain = chainIdOf(network);
      const here = read.filter((one) => z.safeParse(ofNetwork, one).data?.chainId === chain);
      const listed = parseEntries(token, here.slice(0, MOST_SWAP_TOKENS - 1));
      if (listed.length === 0) return undefined;
      const shared = { network, hasPermit: false };
      // Lists leave out the native currency. Its real name comes from the network.
      const native = {
        ...shared,
        address: undefined,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        icon: undefined,
      };
      return [
        native,
        ...listed.map(({ address, name, symbol, decimals, logoURI }) => ({
          ...shared,
          address,
          name: name ?? symbol,
          symbol,
          decimals,
          icon: logoURI,
        })),
      ];
    },
  };
}

function ask(url: string, clock: Clock, signal: AbortSignal): Promise<z.infer<typeof tokens>> {
  const base = new URL(url);
  const end = base.pathname.lastIndexOf('/') + 1;
  const file = base.pathname.slice(end);
  base.pathname = base.pathname.slice(0, end);
  const service: HttpService = {
    baseUrl: base.href,
    headers: {},
    clock,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    retry: READ_RETRY,
    failure: {
      code: 'quote_failed',
      message: 'The list of tokens cannot be read.',
      advice: 'Check its url, and connect-src.',
    },
  };
  return get(service, file, { signal, read: readJson(tokens) });
}
