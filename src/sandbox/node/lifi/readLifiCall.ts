import type { ServiceRequest } from '../../services/service.js';

/** The supported calls of LI.FI, with their required and optional parameters. */
const CALLS = {
  quote: {
    needs: ['fromChain', 'toChain', 'fromToken', 'toToken', 'fromAmount', 'fromAddress'],
    takes: ['toAddress', 'slippage', 'integrator', 'fee'],
  },
  tokens: { needs: [], takes: ['chains', 'chainTypes'] },
  token: { needs: ['chain', 'token'], takes: [] },
  chains: { needs: [], takes: ['chainTypes'] },
  status: { needs: ['txHash'], takes: ['fromChain', 'toChain', 'bridge'] },
} as const;

export type LifiCallName = keyof typeof CALLS;

/** A request with a valid path and valid parameter names. */
export interface LifiCall {
  readonly name: LifiCallName;
  readonly query: ReadonlyMap<string, string>;
}

/** A request that LI.FI refuses, with LI.FI's code for the reason. */
export class LifiRefusal extends Error {
  override readonly name = 'LifiRefusal';
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const invalid = (message: string) => new LifiRefusal(400, 1011, message);
export const notFound = (message: string) => new LifiRefusal(404, 1003, message);
export const noQuote = () => new LifiRefusal(404, 1002, 'No available quotes for the requested transfer');

/** The name of the call at a path, for failures. */
export function lifiCallAt(path: string): LifiCallName | undefined {
  const name = /^\/lifi\/v1\/([a-z]+)$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(CALLS, name) ? (name as LifiCallName) : undefined;
}

/** Reads a request. Throws a refusal for requests that LI.FI would not answer. */
export function readLifiCall({ method, url }: ServiceRequest): LifiCall {
  const name = lifiCallAt(url.pathname);
  if (!name || method !== 'GET') throw notFound('Not Found');
  const { needs, takes } = CALLS[name];
  const known: readonly string[] = [...needs, ...takes];
  const query = new Map<string, string>();
  for (const [parameter, value] of url.searchParams) {
    if (!known.includes(parameter)) throw invalid(`querystring must not have the property '${parameter}'`);
    if (query.has(parameter)) throw invalid(`${parameter} must be given once`);
    query.set(parameter, value);
  }
  const missing = needs.find((parameter) => !query.get(parameter));
  if (missing) throw invalid(`querystring must have required property '${missing}'`);
  return { name, query };
}

/** LI.FI's kinds of networks. */
const CHAIN_TYPES = ['EVM', 'SVM', 'UTXO', 'MVM', 'TVM', 'STL'];

/** The kinds of networks for a call; by default, only EVM. */
export function readChainTypes(query: LifiCall['query']): readonly string[] {
  const wanted = (query.get('chainTypes') ?? 'EVM').split(',');
  const unknown = wanted.find((type) => !CHAIN_TYPES.includes(type));
  if (unknown !== undefined) throw invalid(`chainTypes must be of ${CHAIN_TYPES.join(', ')}`);
  return wanted;
}

export interface LifiQuoteQuery<Address extends string> {
  readonly fromAmount: bigint;
  readonly fromAddress: Address;
  readonly toAddress: Address;
  /** In hundredths of a percent, rounded down. */
  readonly slippage: bigint;
  readonly integrator: string;
}

/**
 * Reads a quote's parameters except networks and tokens. `readAddress` reads an address of the network and returns undefined if
 * it is invalid.
 */
export function readQuoteQuery<Address extends string>(
  query: LifiCall['query'],
  readAddress: (text: string) => Address | undefined,
): LifiQuoteQuery<Address> {
  const amount = query.get('fromAmount') ?? '';
  if (!/^[1-9]\d{0,77}$/.test(amount))
    throw invalid('fromAmount must be a positive integer in the smallest unit');
  const addressIn = (name: string) => {
    const address = readAddress(query.get(name) ?? '');
    if (!address) throw invalid(`${name} must be an address`);
    return address;
  };
  const fromAddress = addressIn('fromAddress');
  const slippage = query.get('slippage') ?? '0.005';
  if (!/^(0(\.\d{1,6})?|1)$/.test(slippage)) throw invalid('slippage must be between 0 and 1');
  const integrator = query.get('integrator') ?? 'lifi-api';
  if (!/^[\w.-]{1,23}$/.test(integrator)) throw invalid('integrator must be up to 23 characters');
  // LI.FI collects fees for integrators that have registered wallets. Here, none has.
  if (query.has('fee')) throw invalid('The integrator is not set up to collect fees');
  return {
    fromAmount: BigInt(amount),
    fromAddress,
    toAddress: query.has('toAddress') ? addressIn('toAddress') : fromAddress,
    slippage: BigInt(Math.floor(Number(slippage) * 10_000 + 1e-6)),
    integrator,
  };
}

const ALL = 10_000n;

/** The least that a swap may yield with a slippage in the unit above. */
export const leastOf = (toAmount: bigint, slippage: bigint): bigint => (toAmount * (ALL - slippage)) / ALL;

/** A slippage in LI.FI's format. */
export const writeSlippage = (slippage: bigint): number => Number(slippage) / Number(ALL);
