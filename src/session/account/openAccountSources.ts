import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { AccountSource, SourceNetwork } from '../../lib/account/accountSource.js';
import { type CheckedAccountSource, checkAccountSource } from '../../lib/account/checkAccountSource.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { ConfigProblem } from '../../settings/explainProblem.js';
import { readAccountSources } from '../../settings/services/readAccountSources.js';

/** Some of a list, and where the next page begins. */
interface Page {
  readonly next: string | undefined;
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly signal: AbortSignal;
}

/** Who is asked about accounts, one after the other. */
export interface AccountSources {
  readonly isEmpty: boolean;
  /** A network as a source gets it. */
  network(id: CaipNetworkId, signal: AbortSignal): SourceNetwork;
  /**
   * The first answer. Those that fail before it are reported. If nobody answers, rejects with the last failure; undefined if
   * nobody knows.
   */
  first<T>(
    signal: AbortSignal,
    ask: (source: CheckedAccountSource) => Promise<T | undefined>,
  ): Promise<T | undefined>;
  /** The same for a list: whoever answers the first page answers the others. */
  page<T extends Page>(
    query: PageQuery,
    ask: (source: CheckedAccountSource, cursor: string | undefined) => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

/**
 * The sources with the present settings: the site's own, then the chain API if there is one. Reports a setting that cannot be
 * used. Rejects with `load_failed`.
 */
export async function openAccountSources(
  store: Store,
  services: Pick<Services, 'connectors' | 'clock' | 'host'>,
  hosted: AccountSource | undefined,
): Promise<AccountSources> {
  const problems: ConfigProblem[] = [];
  const own = readAccountSources(store.get(configAtom).accountSource, (problem) => problems.push(problem));
  if (problems.length > 0) {
    const { explainProblem } = await loadPart(import('../../settings/explainProblem.js'));
    for (const problem of problems) services.host.report(explainProblem(problem));
  }
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

  return {
    isEmpty: sources.length === 0,
    network(id, signal) {
      const { nativeCurrency } = store.get(describeNetworkAtom)(id);
      return {
        id,
        nativeCurrency,
        async request(method, params) {
          const { askNode } = await loadPart(import('./askNode.js'));
          return askNode(store, services, { network: id, method, params, signal });
        },
      };
    },
    first,
    page({ cursor, signal }, ask) {
      // Where there is one source only, its cursors need no mark of whose they are.
      const isMarked = sources.length > 1;
      const whose = isMarked && cursor !== undefined ? Number(cursor[0]) : undefined;
      const begin = whose === undefined ? cursor : cursor?.slice(1);
      return first(signal, async (source, at) => {
        if (whose !== undefined && whose !== at) return undefined;
        const page = await ask(source, begin);
        return isMarked && page?.next !== undefined ? { ...page, next: `${at}${page.next}` } : page;
      });
    },
  };
}
