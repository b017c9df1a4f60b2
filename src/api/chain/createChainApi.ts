import type { AccountProfile } from '../../lib/account/accountData.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import type { HistoryPage } from '../../lib/account/transactionHistory.js';
import type { Clock } from '../../lib/clock.js';
import type { ChainApiSetting } from '../../lib/config.js';
import type { CaipAddress, CaipNetworkId } from '../../lib/networks/caip.js';
import type { ChainService, Question } from './chainService.js';
import { type BalanceQuery, getBalance } from './getBalance.js';
import { getFungiblePrice } from './getFungiblePrice.js';
import { getGasPrice } from './getGasPrice.js';
import { getHistory, type HistoryQuery } from './getHistory.js';
import { getIdentity } from './getIdentity.js';
import { getName } from './getName.js';
import { getReverseName } from './getReverseName.js';

/** The chain API. All methods reject with `chain_api_failed` or `aborted`. */
export interface ChainApi {
  /** Undefined if the service does not serve the network. */
  balances(account: CaipAddress, query: BalanceQuery): Promise<readonly TokenBalance[] | undefined>;
  /** Undefined if the service does not serve the network. */
  history(query: HistoryQuery): Promise<HistoryPage | undefined>;
  /** In US dollars, as decimal text. Undefined if unknown. */
  price(token: string | undefined, network: CaipNetworkId, signal: AbortSignal): Promise<string | undefined>;
  /** In wei. */
  gasPrice(network: CaipNetworkId, signal: AbortSignal): Promise<bigint>;
  identity(address: string, question: Question): Promise<AccountProfile>;
  /** The address of a registered name. Undefined if nobody registered it. */
  resolveName(name: string, network: CaipNetworkId, signal: AbortSignal): Promise<string | undefined>;
  /** The registered name of an address. */
  reverseName(address: string, question: Question): Promise<string | undefined>;
}

const DEADLINE_MS = 10_000;
const RETRY = { tries: 3, pauseMs: 1_000, longestPauseMs: 10_000 };
const FAILURE = {
  code: 'chain_api_failed',
  message: 'The chain API cannot be read.',
  advice: 'Look at chain-api-url or project-id, and at connect-src.',
} as const;

export function createChainApi({ setting, clock }: { setting: ChainApiSetting; clock: Clock }): ChainApi {
  // The project id is part of the query: the service refuses headers that it does not list.
  const service: ChainService = {
    baseUrl: setting.url,
    projectId: setting.projectId,
    headers: {},
    clock,
    deadlineMs: DEADLINE_MS,
    retry: RETRY,
    failure: FAILURE,
  };
  return {
    balances: (account, query) => getBalance(service, account, query),
    history: (query) => getHistory(service, query),
    price: (token, network, signal) => getFungiblePrice(service, token, network, signal),
    gasPrice: (network, signal) => getGasPrice(service, network, signal),
    identity: (address, question) => getIdentity(service, address, question),
    resolveName: (name, network, signal) => getName(service, name, network, signal),
    reverseName: (address, question) => getReverseName(service, address, question),
  };
}
