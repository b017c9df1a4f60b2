import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type {
  AccountProfile,
  AccountReadOptions,
  BalanceOptions,
  HistoryOptions,
} from '../../lib/account/accountData.js';
import type { AccountSource, SourceNetwork } from '../../lib/account/accountSource.js';
import { type CheckedAccountSource, checkAccountSource } from '../../lib/account/checkAccountSource.js';
import type { NftPage } from '../../lib/account/ownedNfts.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import type { HistoryPage } from '../../lib/account/transactionHistory.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipAddress, type CaipNetworkId, networkOf } from '../../lib/networks/caip.js';
import { readAccountSources } from '../../settings/services/readAccountSources.js';
import { readAndReport } from '../readAndReport.js';
import { withNamedSources } from './withNamedSources.js';

/** A part of a list, with the cursor of the next page. */
interface Page {
  readonly next: string | undefined;
}

/**
 * The sources of account data, asked one after the other. The first source with an answer wins, and failures before it are
 * reported. If none answers, rejects with the last failure like `CheckedAccountSource`; undefined if none failed.
 */
export interface AccountSources {
  balances(account: CaipAddress, options: BalanceOptions): Promise<readonly TokenBalance[] | undefined>;
  /** The source of the first page also provides the others. */
  history(account: CaipAddress, options: HistoryOptions): Promise<HistoryPage | undefined>;
  /** The source of the first page also provides the others. */
  nfts(account: CaipAddress, options: HistoryOptions): Promise<NftPage | undefined>;
  price(
    token: string | undefined,
    network: CaipNetworkId,
    options: AccountReadOptions,
  ): Promise<string | undefined>;
  profile(account: CaipAddress, options: AccountReadOptions): Promise<AccountProfile | undefined>;
}

/**
 * Opens the sources of the present settings: the site's own, then the chain API if there is one. Reports an invalid setting.
 * Rejects with `load_failed`.
 */
export async function openAccountSources(
  store: Store,
  services: Pick<Services, 'connectors' | 'clock' | 'host'>,
  hosted: AccountSource | undefined,
): Promise<AccountSources> {
  const setting = await withNamedSources(store, store.get(configAtom).accountSource);
  const own = await readAndReport((complain) => readAccountSources(setting, complain), services.host.report);
  const sources = [...own, ...(hosted ? [hosted] : [])].map((source, at) => ({
    at,
    source: checkAccountSource(source, services),
  }));

  async function first<T>(
    signal: AbortSignal,
    ask: (source: CheckedAccountSource, at: number) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    let failure: WalletModalError | undefined;
    for (const { at, source } of sources) {
      try {
        const answer = await ask(source, at);
        if (answer === undefined) continue;
        if (failure) services.host.report(failure);
        return answer;
      } catch (error) {
        if (signal.aborted || !(error instanceof WalletModalError)) throw error;
        if (failure) services.host.report(failure);
        failure = error;
      }
    }
    if (failure) throw failure;
    return undefined;
  }

  /** Reads a page of a list. The source of the first page also provides the others. */
  async function page<T extends Page>(
    { cursor, signal }: HistoryOptions,
    ask: (source: CheckedAccountSource, cursor: string | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    // With a single source, cursors need no mark of their source.
    const isMarked = sources.length > 1;
    const whose = isMarked && cursor !== undefined ? Number(cursor[0]) : undefined;
    const begin = whose === undefined ? cursor : cursor?.slice(1);
    return first(signal, async (source, at) => {
      if (whose !== undefined && whose !== at) return undefined;
      const found = await ask(source, begin);
      return isMarked && found?.next !== undefined ? { ...found, next: `${at}${found.next}` } : found;
    });
  }

  /** The network as passed to sources. */
  function networkFor(id: CaipNetworkId, signal: AbortSignal): SourceNetwork {
    const { nativeCurrency } = store.get(describeNetworkAtom)(id);
    return {
      id,
      nativeCurrency,
      async request(method, params) {
        const { askNode } = await loadPart(import('./askNode.js'));
        return askNode(store, services, { network: id, method, params, signal });
      },
    };
  }

  return {
    balances(account, { moved = [], signal }) {
      const network = networkFor(networkOf(account), signal);
      return first(signal, (source) => source.balances(account, { network, moved, signal }));
    },
    history(account, options) {
      const network = networkFor(networkOf(account), options.signal);
      return page(options, (source, cursor) => source.history(account, { ...options, network, cursor }));
    },
    nfts(account, options) {
      const network = networkFor(networkOf(account), options.signal);
      return page(options, (source, cursor) => source.nfts(account, { ...options, network, cursor }));
    },
    price(token, id, { signal }) {
      const network = networkFor(id, signal);
      return first(signal, (source) => source.price(token, { network, signal }));
    },
    profile(account, { signal }) {
      const network = networkFor(networkOf(account), signal);
      return first(signal, (source) => source.profile(account, { network, signal }));
    },
  };
}
