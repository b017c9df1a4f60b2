import { parseEther } from 'viem';
import { type CaipNetworkId, type EvmAddress, parseCaipNetworkId } from '../../lib/networks/caip.js';
import { SANDBOX_ADDRESSES } from '../accounts.js';
import type { SandboxChain } from '../chains.js';
import { EVM_DEFINITIONS, MAINNET_DEFINITION } from '../evmDefinitions.js';
import { readAddress } from './readAddress.js';
import { invalidError } from './sandboxChainError.js';
import { uncheckedFields } from './uncheckedFields.js';

export interface StartChainOptions {
  /** The CAIP-2 id. Default: `eip155:31337`. */
  readonly id?: CaipNetworkId;
  /** Default: the sandbox's name for chains with this id, such as `Sandbox One`. */
  readonly name?: string;
  /** Default: the sandbox's currency, with 18 decimals. */
  readonly nativeCurrency?: SandboxChain['nativeCurrency'];
  /**
   * The chain's URL, absolute or relative to the page. Requests to it never leave the page. Default: a unique URL on a host
   * that does not exist, such as `https://31337.chain.invalid/`.
   */
  readonly rpcUrl?: string;
  /** The accounts that initially have native currency and tokens. Default: `SANDBOX_ADDRESSES`. */
  readonly accounts?: readonly EvmAddress[];
  /** The accounts' balance of native currency in whole units, as decimal text. Default: `10000`. */
  readonly balance?: string;
  /** The milliseconds between blocks, at least 50. Default: each transaction gets a block immediately. */
  readonly blockTime?: number;
}

/** The options with their defaults. */
export interface ChainSetting {
  readonly id: CaipNetworkId;
  readonly chainId: number;
  readonly name: string;
  readonly nativeCurrency: SandboxChain['nativeCurrency'];
  readonly rpcUrl: string;
  readonly accounts: readonly EvmAddress[];
  readonly balance: bigint;
  readonly blockTime: number | undefined;
}

const DEFAULT_ID = 'eip155:31337';
const DEFAULT_BALANCE = '10000';
const LEAST_BLOCK_TIME = 50;
/** Timers fire immediately for longer delays. */
const MOST_BLOCK_TIME = 2 ** 31 - 1;
/** More would not fit into the transactions that distribute the tokens. */
const MOST_ACCOUNTS = 100;

/** Reads the options. Throws `chain_invalid` with instructions. */
export function readChainOptions(options: StartChainOptions): ChainSetting {
  const given = uncheckedFields(options, 'startChain()', ['id', 'accounts', 'balance', 'blockTime']);
  const { id = DEFAULT_ID, accounts = SANDBOX_ADDRESSES, balance = DEFAULT_BALANCE, blockTime } = given;
  const parsed = typeof id === 'string' ? parseCaipNetworkId(id) : undefined;
  if (parsed?.namespace !== 'eip155') throw invalidError(`"id" must be like "${DEFAULT_ID}".`);
  const chainId = Number(parsed.reference);
  const known = [...EVM_DEFINITIONS, MAINNET_DEFINITION].find((one) => one.chainId === chainId);
  const { currency, symbol } = known ?? EVM_DEFINITIONS[0];
  const { nativeCurrency = { name: currency, symbol, decimals: 18 } } = options;
  if (nativeCurrency?.decimals !== 18) throw invalidError('"nativeCurrency" must have 18 "decimals".');
  if (!Array.isArray(accounts) || accounts.length > MOST_ACCOUNTS) {
    throw invalidError(`"accounts" must be a list of at most ${MOST_ACCOUNTS} addresses.`);
  }
  if (typeof balance !== 'string' || !/^\d{1,15}(\.\d{1,18})?$/.test(balance))
    throw invalidError('"balance" must be decimal text such as "2.5".');
  return {
    id: parsed.id,
    chainId,
    name: options.name ?? known?.name ?? `Sandbox ${chainId}`,
    nativeCurrency,
    rpcUrl: readUrl(options.rpcUrl ?? `https://${chainId}.chain.invalid/`),
    accounts: accounts.map((one) => readAddress(one, 'Each of "accounts"')),
    balance: parseEther(balance),
    blockTime: readBlockTime(blockTime),
  };
}

function readBlockTime(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'number' && given >= LEAST_BLOCK_TIME && given <= MOST_BLOCK_TIME) return given;
  throw invalidError(
    `"blockTime" must be a number of milliseconds from ${LEAST_BLOCK_TIME} to ${MOST_BLOCK_TIME}.`,
  );
}

function readUrl(given: string): string {
  const base = globalThis.document?.baseURI;
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw invalidError('"rpcUrl" must be an http(s) address.');
  return url.href;
}
