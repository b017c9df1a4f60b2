import type { AccountProfile } from '../../lib/account/accountData.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import type { HistoryPage } from '../../lib/account/transactionHistory.js';
import type { NameSuggestion, RegistrationAnswer } from '../../lib/names/naming.js';
import type { CaipAddress, CaipNetworkId } from '../../lib/networks/caip.js';
import { type BalanceQuery, getBalance } from './account/getBalance.js';
import { type FungiblePrice, getFungiblePrice } from './account/getFungiblePrice.js';
import { getGasPrice } from './account/getGasPrice.js';
import { getHistory, type HistoryQuery } from './account/getHistory.js';
import { getIdentity } from './account/getIdentity.js';
import { type ChainServiceOptions, chainService, type Question } from './chainService.js';
import { findName } from './names/findName.js';
import { getName } from './names/getName.js';
import { getNameSuggestions } from './names/getNameSuggestions.js';
import { getReverseName } from './names/getReverseName.js';
import { registerName, type SignedName } from './names/registerName.js';

/** The chain API. All methods reject with `chain_api_failed` or `aborted`. */
export interface ChainApi {
  /** Undefined if the service does not serve the network. */
  balances(account: CaipAddress, query: BalanceQuery): Promise<readonly TokenBalance[] | undefined>;
  /** Undefined if the service does not serve the network. */
  history(query: HistoryQuery): Promise<HistoryPage | undefined>;
  price(token: string | undefined, network: CaipNetworkId, signal: AbortSignal): Promise<FungiblePrice>;
  /** In wei. */
  gasPrice(network: CaipNetworkId, signal: AbortSignal): Promise<bigint>;
  identity(address: string, question: Question): Promise<AccountProfile>;
  /** The address of a registered name. Undefined if nobody registered it. */
  resolveName(name: string, network: CaipNetworkId, signal: AbortSignal): Promise<string | undefined>;
  /** The registered name of an address. */
  reverseName(address: string, question: Question): Promise<string | undefined>;
  /** Whether somebody registered a name, which is given with its zone. */
  isNameRegistered(name: string, signal: AbortSignal): Promise<boolean>;
  /** Names like the given one, both without their zone. */
  nameSuggestions(name: string, signal: AbortSignal): Promise<readonly NameSuggestion[]>;
  /** Sent once. Resolves if the service refused it. */
  registerName(signed: SignedName, signal: AbortSignal): Promise<RegistrationAnswer>;
}

export function createChainApi(options: ChainServiceOptions): ChainApi {
  const service = chainService(options);
  return {
    balances: (account, query) => getBalance(service, account, query),
    history: (query) => getHistory(service, query),
    price: (token, network, signal) => getFungiblePrice(service, token, network, signal),
    gasPrice: (network, signal) => getGasPrice(service, network, signal),
    identity: (address, question) => getIdentity(service, address, question),
    resolveName: (name, network, signal) => getName(service, name, network, signal),
    reverseName: (address, question) => getReverseName(service, address, question),
    isNameRegistered: async (name, signal) => (await findName(service, name, signal)) !== undefined,
    nameSuggestions: (name, signal) => getNameSuggestions(service, name, signal),
    registerName: (signed, signal) => registerName(service, signed, signal),
  };
}
