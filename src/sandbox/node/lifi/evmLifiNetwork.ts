import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  type HttpTransport,
  http,
  isAddress,
  isHash,
  type PublicClient,
  zeroAddress,
} from 'viem';
import type { SandboxChain } from '../../chains.js';
import { sandboxExchange } from '../../contracts/sandboxExchange.js';
import { NATIVE_OF_EXCHANGE } from '../../evmTokens.js';
import type { Asset } from '../chainApi/chainLedger.js';
import { iconOf, priceOf } from '../chainApi/prices.js';
import { SANDBOX_EXCHANGE } from '../exchange.js';
import type { LifiNetwork } from './lifiNetwork.js';
import {
  invalid,
  type LifiCall,
  leastOf,
  noQuote,
  notFound,
  readQuoteQuery,
  writeSlippage,
} from './readLifiCall.js';
import { sendingCost, writeDollars } from './sendingCost.js';
import { writeStep } from './writeStep.js';

type LifiAsset = Asset & { readonly address: Address };

const EXCHANGE = { address: SANDBOX_EXCHANGE, abi: sandboxExchange.abi } as const;
const TOOL = { key: 'sandbox', name: 'Sandbox Exchange' };

/** An address that LI.FI accepts as an account. Undefined if it is invalid. */
export const readEvmAddress = (text: string) => (isAddress(text, { strict: false }) ? text : undefined);

/** A token in LI.FI's format. */
export interface LifiToken {
  readonly chainId: number;
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly coinKey: string;
  readonly logoURI: string;
  readonly priceUSD: string;
}

export interface EvmLifiNetwork extends LifiNetwork {
  readonly client: PublicClient<HttpTransport>;
  token(value: string | undefined): LifiToken;
}

/** LI.FI's view of a local EVM chain, whose exchange makes the swaps. All methods may throw a refusal. */
export function openEvmLifiNetwork(chain: SandboxChain): EvmLifiNetwork {
  const id = Number(chain.id.slice('eip155:'.length));
  const client = createPublicClient({ transport: http(chain.rpcUrl, { retryCount: 0 }) });
  const assets: readonly LifiAsset[] = [
    { ...chain.nativeCurrency, address: zeroAddress },
    ...(chain.tokens ?? []),
  ];
  const describe = (asset: LifiAsset): LifiToken => ({
    chainId: id,
    address: asset.address,
    symbol: asset.symbol,
    name: asset.name,
    decimals: asset.decimals,
    coinKey: asset.symbol,
    logoURI: iconOf(asset),
    priceUSD: `${priceOf(asset)}`,
  });
  /** Finds an asset by address, or by symbol, which LI.FI also accepts. */
  function assetIn(value = ''): LifiAsset {
    const wanted = value.toLowerCase() === NATIVE_OF_EXCHANGE ? zeroAddress : value.toLowerCase();
    const found = assets.find(({ address, symbol }) =>
      [address.toLowerCase(), symbol.toLowerCase()].includes(wanted),
    );
    if (!found) throw notFound(`Token ${value} not found on chain ${id}`);
    return found;
  }

  async function quote(query: LifiCall['query']) {
    const [from, to] = [assetIn(query.get('fromToken')), assetIn(query.get('toToken'))];
    const { fromAmount, fromAddress, toAddress, slippage, integrator } = readQuoteQuery(
      query,
      readEvmAddress,
    );
    if (from === to) throw invalid('The same token cannot be used as both the source and destination');
    const [sold, bought] = [from, to].map(({ address }) =>
      address === zeroAddress ? NATIVE_OF_EXCHANGE : address,
    ) as [Address, Address];
    const args = [sold, bought, fromAmount] as const;
    const toAmount = await client.readContract({ ...EXCHANGE, functionName: 'quote', args }).catch(() => 0n);
    if (toAmount === 0n) throw noQuote();
    const toAmountMin = leastOf(toAmount, slippage);
    const call = {
      from: fromAddress,
      to: SANDBOX_EXCHANGE,
      value: from.address === zeroAddress ? fromAmount : 0n,
      data: encodeFunctionData({
        abi: sandboxExchange.abi,
        functionName: 'swap',
        args: [sold, bought, fromAmount, toAmountMin, toAddress],
      }),
    };
    const { gasCost, transactionRequest } = await sendingCost(
      client,
      id,
      call,
      describe(assetIn(zeroAddress)),
    );
    const action = {
      fromChainId: id,
      toChainId: id,
      fromToken: describe(from),
      toToken: describe(to),
      fromAmount: `${fromAmount}`,
      slippage: writeSlippage(slippage),
      fromAddress,
      toAddress,
    };
    const estimate = {
      tool: TOOL.key,
      fromAmount: `${fromAmount}`,
      fromAmountUSD: writeDollars(from, fromAmount),
      toAmount: `${toAmount}`,
      toAmountMin: `${toAmountMin}`,
      toAmountUSD: writeDollars(to, toAmount),
      approvalAddress: SANDBOX_EXCHANGE,
      executionDuration: 2,
      feeCosts: [],
      gasCosts: [gasCost],
    };
    return {
      ...writeStep('swap', { tool: TOOL, action, estimate, integrator }),
      transactionRequest,
    };
  }

  async function status(hash: string) {
    if (!isHash(hash)) return undefined;
    const sent = await client.getTransaction({ hash }).catch(() => undefined);
    if (!sent) return undefined;
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
    const side = { chainId: id, txHash: hash };
    if (!receipt) return { status: 'PENDING', sending: side };
    const isDone = receipt.status === 'success';
    return {
      status: isDone ? 'DONE' : 'FAILED',
      sending: side,
      ...(isDone ? { substatus: 'COMPLETED', receiving: side } : {}),
    };
  }

  return {
    id,
    client,
    chain: {
      id,
      key: `${id}`,
      name: chain.name,
      chainType: 'EVM',
      coin: chain.nativeCurrency.symbol,
      mainnet: false,
    },
    tokens: () => assets.map(describe),
    token: (value: string | undefined) => describe(assetIn(value)),
    quote,
    isTransactionId: (text: string) => isHash(text),
    status,
  };
}
