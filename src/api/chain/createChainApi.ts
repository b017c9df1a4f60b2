import type { AccountSource } from '../../lib/account/accountSource.js';
import type { NameSuggestion, RegistrationAnswer } from '../../lib/names/naming.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { createHostedAccount } from './account/createHostedAccount.js';
import { getGasPrice } from './account/getGasPrice.js';
import { type ChainServiceOptions, chainService, type Question } from './chainService.js';
import { findName } from './names/findName.js';
import { getName } from './names/getName.js';
import { getNameSuggestions } from './names/getNameSuggestions.js';
import { getReverseName } from './names/getReverseName.js';
import { registerName, type SignedName } from './names/registerName.js';

/** The chain API. All methods reject with `chain_api_failed` or `aborted`. */
export interface ChainApi {
  /** Account data. */
  readonly account: AccountSource;
  /** In wei. */
  gasPrice(network: CaipNetworkId, signal: AbortSignal): Promise<bigint>;
  /** The address of a registered name. Undefined if it isn't registered. */
  resolveName(name: string, network: CaipNetworkId, signal: AbortSignal): Promise<string | undefined>;
  /** The registered name of an address. */
  reverseName(address: string, question: Question): Promise<string | undefined>;
  /** Whether a name is registered. The name includes its zone. */
  isNameRegistered(name: string, signal: AbortSignal): Promise<boolean>;
  /** Suggestions for a name. All names are without their zone. */
  nameSuggestions(name: string, signal: AbortSignal): Promise<readonly NameSuggestion[]>;
  /** Sent once. Resolves if the service refused it. */
  registerName(signed: SignedName, signal: AbortSignal): Promise<RegistrationAnswer>;
}

export interface ChainApiOptions extends ChainServiceOptions {
  /** The connected address, sent to the service with identity lookups. */
  readonly sender?: (() => string | undefined) | undefined;
}

export function createChainApi({ sender, ...options }: ChainApiOptions): ChainApi {
  const service = chainService(options);
  return {
    account: createHostedAccount(service, () => sender?.()),
    gasPrice: (network, signal) => getGasPrice(service, network, signal),
    resolveName: (name, network, signal) => getName(service, name, network, signal),
    reverseName: (address, question) => getReverseName(service, address, question),
    isNameRegistered: async (name, signal) => (await findName(service, name, signal)) !== undefined,
    nameSuggestions: (name, signal) => getNameSuggestions(service, name, signal),
    registerName: (signed, signal) => registerName(service, signed, signal),
  };
}
