import { parseEther } from 'viem';
import {
  type CaipNetworkId,
  type EvmAddress,
  isEvmAddress,
  parseCaipNetworkId,
} from '../../lib/networks/caip.js';
import { SANDBOX_ADDRESSES } from '../accounts.js';
import type { SandboxChain } from '../chains.js';
import { EVM_DEFINITIONS, MAINNET_DEFINITION } from '../evmDefinitions.js';
import { SandboxChainError } from './sandboxChainError.js';

export interface StartChainOptions {
  /** Its CAIP-2 id. Default: `eip155:31337`. */
  readonly id?: CaipNetworkId;
  /** Default: what the sandbox calls chains with this id, such as `Sandbox One`. */
  readonly name?: string;
  /** Default: that of the sandbox, with 18 decimals. */
  readonly nativeCurrency?: SandboxChain['nativeCurrency'];
  /**
   * Where the page asks it, absolute or relative to the page. Requests to it never leave the page. Default: an address of its own at a
   * host that does not exist, such as `https://31337.chain.invalid/`.
   */
  readonly rpcUrl?: string;
  /** Who has something at first: 10,000 of the native currency, and tokens. Default: `SANDBOX_ADDRESSES`. */
  readonly accounts?: readonly EvmAddress[];
  /** How many units, as decimal text, each of them has of the native currency. Default: `10000`. */
  readonly balance?: string;
  /** The milliseconds between blocks, at least 50. Default: each transaction gets a block at once. */
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
/** More would not fit into the transactions that give them tokens. */
const MOST_ACCOUNTS = 100;

/** Reads the options. Throws `chain_invalid`, with what to do. */
export function readChainOptions(options: StartChainOptions): ChainSetting {
  const { id = DEFAULT_ID, accounts = SANDBOX_ADDRESSES, balance = DEFAULT_BALANCE, blockTime } = options;
  const parsed = parseCaipNetworkId(`${id}`);
  if (parsed?.namespace !== 'eip155') throw invalid(`"id" must be like "${DEFAULT_ID}", not "${id}".`);
  const chainId = Number(parsed.reference);
  const known = [...EVM_DEFINITIONS, MAINNET_DEFINITION].find((one) => one.chainId === chainId);
  const { currency, symbol } = known ?? EVM_DEFINITIONS[0];
  const { nativeCurrency = { name: currency, symbol, decimals: 18 } } = options;
  if (nativeCurrency.decimals !== 18) throw invalid('"nativeCurrency" must have 18 "decimals".');
  if (accounts.length > MOST_ACCOUNTS || !accounts.every(isEvmAddress)) {
    throw invalid(`"accounts" must be at most ${MOST_ACCOUNTS} addresses of 20 bytes in hex.`);
  }
  if (!/^\d{1,15}(\.\d{1,18})?$/.test(balance))
    throw invalid('"balance" must be decimal text such as "2.5".');
  if (blockTime !== undefined && !(blockTime >= LEAST_BLOCK_TIME)) {
    throw invalid(`"blockTime" must be ${LEAST_BLOCK_TIME} ms or more.`);
  }
  return {
    id: parsed.id,
    chainId,
    name: options.name ?? known?.name ?? `Sandbox ${chainId}`,
    nativeCurrency,
    rpcUrl: readUrl(options.rpcUrl ?? `https://${chainId}.chain.invalid/`),
    accounts,
    balance: parseEther(balance),
    blockTime,
  };
}

function readUrl(given: string): string {
  const base = globalThis.document?.baseURI;
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('"rpcUrl" must be an http(s) address.');
  return url.href;
}

const invalid = (what: string) => new SandboxChainError('chain_invalid', what);
