import type { Clock } from '../clock.js';
import { WalletModalError } from '../errors.js';
import { abortedError, toMessage } from '../errorText.js';
import { type CaipAddress, networkOf } from '../networks/caip.js';
import { attempt, readFields } from '../untrusted/readFields.js';
import { readImage } from '../untrusted/readImage.js';
import { safeName } from '../untrusted/sanitize.js';
import { wait } from '../wait.js';
import type { AccountProfile } from './accountData.js';
import type {
  AccountSource,
  SourceBalanceOptions,
  SourceNetwork,
  SourceOptions,
  SourcePageOptions,
} from './accountSource.js';
import type { NftPage } from './ownedNfts.js';
import { readPrice } from './source/readPrice.js';
import { readPublicName } from './source/readPublicName.js';
import { readSourceBalances } from './source/readSourceBalances.js';
import { readSourceEntry } from './source/readSourceEntry.js';
import { readSourceNft } from './source/readSourceNft.js';
import { readSourcePage } from './source/readSourcePage.js';
import type { TokenBalance } from './tokenBalance.js';
import type { HistoryPage } from './transactionHistory.js';

/**
 * A source whose answers are checked. Each answer is undefined if the source has none. Rejects with a `WalletModalError`:
 * `chain_api_failed` if the chain API fails, `source_failed` if any other source fails or its answer is invalid, `aborted` if
 * the signal aborts.
 */
export interface CheckedAccountSource {
  balances(account: CaipAddress, options: SourceBalanceOptions): Promise<readonly TokenBalance[] | undefined>;
  history(account: CaipAddress, options: SourcePageOptions): Promise<HistoryPage | undefined>;
  nfts(account: CaipAddress, options: SourcePageOptions): Promise<NftPage | undefined>;
  price(token: string | undefined, options: SourceOptions): Promise<string | undefined>;
  profile(account: CaipAddress, options: SourceOptions): Promise<AccountProfile | undefined>;
}

/** Longer than the hosted service's own deadlines, all retries included. */
const DEADLINE_MS = 60_000;

/** Wraps an account source and validates every answer. */
export function checkAccountSource(source: AccountSource, { clock }: { clock: Clock }): CheckedAccountSource {
  const name = safeName(attempt(() => source.name)) ?? 'A source of accounts';

  async function ask<O extends SourceOptions>(
    options: O,
    question: (options: O) => Promise<unknown> | undefined,
  ): Promise<unknown> {
    const { signal } = options;
    const over = new AbortController();
    const network = whileAsked(options.network, over.signal);
    try {
      // A site's function may throw before it returns a promise.
      const answer = (async () => question({ ...options, network, signal: over.signal }))();
      return await wait(answer, { signal, deadlineMs: DEADLINE_MS, clock, what: name });
    } catch (cause) {
      if (signal.aborted) throw abortedError(signal.reason);
      const isOwn = cause instanceof WalletModalError;
      if (isOwn && (cause.code === 'chain_api_failed' || cause.code === 'source_failed')) throw cause;
      throw failed(toMessage(cause), cause);
    } finally {
      over.abort();
    }
  }

  return {
    async balances(account, options) {
      const list = await ask(options, (asked) => source.balances?.(account, asked));
      if (list === undefined) return undefined;
      return readSourceBalances(networkOf(account), list) ?? refuse('Its tokens are not a list.');
    },
    async history(account, options) {
      const answer = await ask(options, (asked) => source.history?.(account, asked));
      const network = networkOf(account);
      const page = readPage(answer, options, {
        read: (entry) => readSourceEntry(entry, { network, account }),
        keyOf: ({ id }) => id,
      });
      const { lacksNative } = readFields(answer, ['lacksNative']);
      return page && { ...page, ...(lacksNative === true && { lacksNative }) };
    },
    async nfts(account, options) {
      const answer = await ask(options, (asked) => source.nfts?.(account, asked));
      return readPage(answer, options, { read: readSourceNft, keyOf: ({ key }) => key });
    },
    async price(token, options) {
      return readPrice(await ask(options, (asked) => source.price?.(token, asked)));
    },
    async profile(account, options) {
      const answer = await ask(options, (asked) => source.profile?.(account, asked));
      if (answer === undefined) return undefined;
      const { name: told, image } = readFields(answer, ['name', 'image']);
      return { name: readPublicName(told), image: readImage(image) };
    },
  };

  function readPage<T>(
    answer: unknown,
    { cursor }: SourcePageOptions,
    how: { read: (entry: unknown) => T | undefined; keyOf: (entry: T) => string },
  ) {
    // A source that knows the account has an answer for every page.
    if (answer === undefined && cursor === undefined) return undefined;
    return readSourcePage(answer, { ...how, cursor }) ?? refuse('Its answer is no page of a list.');
  }

  function failed(details: string, cause?: unknown) {
    return new WalletModalError('source_failed', `${name} cannot be read.`, { details, cause });
  }

  function refuse(details: string): never {
    throw failed(details);
  }
}

/** A network that refuses requests once the source's answer is no longer awaited. */
const whileAsked = (network: SourceNetwork, signal: AbortSignal): SourceNetwork => ({
  ...network,
  async request(...asked) {
    if (signal.aborted) throw abortedError(signal.reason);
    return network.request(...asked);
  },
});
