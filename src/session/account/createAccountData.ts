import { listedTokensAtom } from '../../atoms/account/listedTokens.js';
import { noteServiceNameAtom } from '../../atoms/account/serviceNames.js';
import { addressAtom, connectionsAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import { configAtom, describeNetworkAtom, ensNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type {
  AccountData,
  AccountProfile,
  AccountReadOptions,
  BalanceOptions,
} from '../../lib/account/accountData.js';
import { describeNative, tellImitations, tellImitators } from '../../lib/account/describeTokens.js';
import type { TokenBalance, TokenBalances } from '../../lib/account/tokenBalance.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { askRate } from '../../lib/money/askRate.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  namespaceOf,
  networkOf,
} from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { askAfterSilence, type SecondQuestion } from './askAfterSilence.js';
import { openChainApi } from './openChainApi.js';
import { loadWellKnown, openImitations } from './openImitations.js';
import { openNodeReader, openReader } from './openReader.js';

/** Time that the chain API may be silent before nodes are asked for the first balances, in ms. */
const SILENT_SERVICE_MS = 2_500;

/** Errors of one source, after which another source is asked. */
const UNANSWERED: readonly ErrorCode[] = ['chain_api_failed', 'source_failed'];

const isNative = ({ address }: TokenBalance) => address === undefined;

/** Opens the sources for the present settings. Sites with only nodes load none of this code. Rejects with `load_failed`. */
async function openSources(store: Store, services: Services) {
  const { chainApi, accountSource } = store.get(configAtom);
  if (!chainApi && accountSource === undefined) return { api: undefined, sources: undefined };
  const [api, { openAccountSources }] = await Promise.all([
    chainApi && openChainApi(chainApi, store, services),
    loadPart(import('./openAccountSources.js')),
  ]);
  return { api, sources: await openAccountSources(store, services, api?.account) };
}

/** Opens the account data for the present settings. Rejects with `load_failed`. */
export async function createAccountData(store: Store, services: Services): Promise<AccountData> {
  const { api, sources } = await openSources(store, services);

  /** The network of an account and its reader. */
  async function nodeOf(account: CaipAddress) {
    const network = store.get(describeNetworkAtom)(networkOf(account));
    return { network, reader: await openReader(store, services, account) };
  }

  /** Reads the tokens that a node can be asked about: well-known ones, the site's own, and those moved or listed before. */
  async function askNode(
    account: CaipAddress,
    { moved = [], signal }: Omit<BalanceOptions, 'onEarly'>,
  ): Promise<TokenBalances> {
    const { network, reader } = await nodeOf(account);
    const own = store.get(configAtom).tokens[network.id]?.address;
    const listed = store.get(listedTokensAtom).get(account) ?? [];
    const tokens = new Set([own, ...moved, ...listed].filter((address) => address !== undefined));
    const read = await reader.readBalances(account, { network, tokens: [...tokens], signal });
    return { tokens: await described(network.id, read), source: 'node' };
  }

  /** Uses verified names, and marks known tokens. */
  async function described(id: CaipNetworkId, tokens: readonly TokenBalance[]) {
    return tellImitations(tokens, await openImitations(store, id, tokens));
  }

  async function askNodeForNative(account: CaipAddress, signal: AbortSignal): Promise<TokenBalance> {
    const { network, reader } = await nodeOf(account);
    const { amount, decimals, symbol } = await reader.readBalance(account, { network, signal });
    const { name } = network.nativeCurrency;
    const native = { network: network.id, address: undefined, name, symbol, decimals, amount };
    return { ...native, price: undefined, icon: undefined };
  }

  /** The native currency according to a node. Empty if the node fails, because a source has answered the rest. */
  async function nativeOfNode(
    account: CaipAddress,
    node: SecondQuestion<TokenBalances>,
    { signal }: AccountReadOptions,
  ): Promise<readonly TokenBalance[]> {
    try {
      if (node.isAsked) return (await node.answer()).tokens.filter(isNative);
      return [await askNodeForNative(account, signal)];
    } catch (error) {
      if (signal.aborted) throw error;
      return [];
    }
  }

  /** The tokens that a source lists. The native currency comes from a node if the source lacks it. */
  async function complete(
    account: CaipAddress,
    listed: readonly TokenBalance[],
    node: SecondQuestion<TokenBalances>,
    options: AccountReadOptions,
  ): Promise<TokenBalances> {
    const { nativeCurrency } = store.get(describeNetworkAtom)(networkOf(account));
    // With different decimals, the amount would be wrong by orders of magnitude.
    const isWhole = listed.some((one) => isNative(one) && one.decimals === nativeCurrency.decimals);
    const native = isWhole
      ? listed.filter(isNative).map((one) => describeNative(one, nativeCurrency))
      : await nativeOfNode(account, node, options);
    const others = listed.filter((one) => !isNative(one));
    const id = networkOf(account);
    return { tokens: await described(id, [...native, ...others]), source: 'service' };
  }

  /** The answer of a service or source. Undefined if it fails or there is none. */
  async function unlessFailed<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WalletModalError) || !UNANSWERED.includes(error.code)) throw error;
      services.host.report(error);
      return undefined;
    }
  }

  async function profile(account: CaipAddress, { signal }: AccountReadOptions): Promise<AccountProfile> {
    const question = { sender: store.get(addressAtom), signal };
    const address = addressOf(account);
    const names = namespaceOf(account) === 'eip155' ? api : undefined;
    const told = await unlessFailed(sources?.profile(account, { signal }));
    const isTold = await leadsBack(told?.name, account, signal);
    // A source that gives an account someone else's name may also give it their picture.
    const image = isTold || told?.name === undefined ? told?.image : undefined;
    const reverse = isTold ? undefined : await unlessFailed(names?.reverseName(address, question));
    const name = isTold ? told?.name : reverse;
    if (name !== undefined && (isTold || (await leadsBack(name, account, signal)))) {
      store.set(noteServiceNameAtom, address, name);
      return { name, image };
    }
    const ens = await services.readIdentity(account, { signal });
    return { name: ens.name, image: ens.avatar ?? image };
  }

  /**
   * Whether a reported name resolves to the account. The chain API resolves the names that it registers, ENS all others. A
   * failed lookup counts as no.
   */
  async function leadsBack(name: string | undefined, account: CaipAddress, signal: AbortSignal) {
    if (name === undefined) return false;
    const network = networkOf(account);
    try {
      const isOwn = name.endsWith(NAME_ZONE);
      const owner = isOwn
        ? await api?.resolveName(name, network, signal)
        : await askEns(name, network, signal);
      return isSameAddress(owner, addressOf(account));
    } catch (error) {
      if (signal.aborted) throw error;
      return false;
    }
  }

  async function askEns(name: string, on: CaipNetworkId, signal: AbortSignal): Promise<string | undefined> {
    const network = store.get(ensNetworkAtom);
    if (!network || namespaceOf(on) !== 'eip155') return undefined;
    const connection = store.get(connectionsAtom).eip155;
    const reader = connection
      ? await services.connectors.open(connection.connector.id)
      : await openNodeReader('eip155', services);
    return reader.resolveName(name, { network, on, signal });
  }

  const resolveName: AccountData['resolveName'] = async (name, network, { signal }) =>
    (await api?.resolveName(name, network, signal)) ?? askEns(name, network, signal);

  return {
    async balances(account, { onEarly, ...options }) {
      // Needed once the tokens have arrived. A loading error is reported then.
      loadWellKnown(networkOf(account)).catch(() => undefined);
      if (!sources) return askNode(account, options);
      const node = askAfterSilence({
        clock: services.clock,
        silenceMs: SILENT_SERVICE_MS,
        signal: options.signal,
        ask: (signal) => askNode(account, { ...options, signal }),
        onEarly,
      });
      try {
        const listed = await unlessFailed(sources.balances(account, options));
        if (!listed) return await node.answer();
        const addresses = listed.flatMap(({ address }) => address ?? []);
        store.set(listedTokensAtom, (known) => new Map([...known, [account, addresses]]));
        return await complete(account, listed, node, options);
      } finally {
        node.end();
      }
    },
    history:
      sources &&
      (async (account, options) => {
        const page = await sources.history(account, options);
        return page && tellImitators(page, await openImitations(store, networkOf(account)));
      }),
    nfts: async (account, options) => sources?.nfts(account, options),
    async tokenAt(account, address, options) {
      const { findToken } = await loadPart(import('./findToken.js'));
      return findToken(store, services, account, address, options);
    },
    async holding(account, token, options) {
      const { readHolding } = await loadPart(import('./findToken.js'));
      return readHolding(store, services, account, token, options);
    },
    price: (token, network, options) => unlessFailed(sources?.price(token, network, options)),
    async rate({ signal }) {
      const { currency, rates } = store.get(configAtom);
      return currency ? askRate(rates, currency, { clock: services.clock, signal }) : undefined;
    },
    gasPrice: (network, { signal }) => unlessFailed(api?.gasPrice(network, signal)),
    resolveName,
    async findAddress(typed, network, options) {
      const { findAddress } = await loadPart(import('./findAddress.js'));
      return findAddress(typed, { store, clock: services.clock, network, resolveName }, options);
    },
    profile,
  };
}
