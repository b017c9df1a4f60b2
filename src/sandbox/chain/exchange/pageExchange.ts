import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  type Hex,
  maxUint256,
} from 'viem';
import type { QuoteSource, SwapAsset, SwapToken } from '../../../lib/swap/quoteSource.js';
import type { SandboxChain } from '../../chains.js';
import { sandboxExchange } from '../../contracts/sandboxExchange.js';
import { DEPLOYER, NATIVE_OF_EXCHANGE, SANDBOX_TOKENS, sharesOf } from '../../evmTokens.js';
import { centsFor } from '../../prices.js';
import { tokenIcon } from '../../tokenIcon.js';
import type { AskChain } from '../answerRpc.js';

const ETHER = 10n ** 18n;
/** The exchange's tokens, as a multiple of an account's, so that the accounts' swaps move the price only a little. */
const SHARES = 40;

/** The exchange of a chain in a page. It is deployed after the tokens. */
const PAGE_EXCHANGE = getContractAddress({ from: DEPLOYER, nonce: BigInt(SANDBOX_TOKENS.length) });

/** The exchange's share of each token, as holders for the deployment. */
export const exchangeShares = Array.from({ length: SHARES }, () => PAGE_EXCHANGE);

/**
 * The deployment of the exchange, with native currency of the same value for each token. Undefined if the native currency has
 * no price.
 */
export function exchangeDeployment(
  symbol: string,
): { readonly data: Hex; readonly value: bigint } | undefined {
  const nativeCents = centsFor(symbol);
  if (nativeCents === undefined) return undefined;
  const natives = SANDBOX_TOKENS.map((token, index) => {
    const held = sharesOf(index) * BigInt(SHARES);
    return (ETHER * held * (centsFor(token.symbol) ?? 0n)) / (10n ** BigInt(token.decimals) * nativeCents);
  });
  const { abi, bytecode } = sandboxExchange;
  const data = encodeDeployData({
    abi,
    bytecode,
    args: [SANDBOX_TOKENS.map(({ address }) => address), natives],
  });
  return { data, value: natives.reduce((sum, one) => sum + one, 0n) };
}

/** The exchange's quotes for swaps between the native currency and the tokens. */
export function createPageQuotes(
  ask: AskChain,
  { id, nativeCurrency }: Pick<SandboxChain, 'id' | 'nativeCurrency'>,
): QuoteSource {
  const hasExchange = centsFor(nativeCurrency.symbol) !== undefined;
  const listed: readonly SwapToken[] = [{ ...nativeCurrency, address: undefined }, ...SANDBOX_TOKENS].map(
    ({ address, name, symbol, decimals }) => ({
      network: id,
      address,
      name,
      symbol,
      decimals,
      icon: tokenIcon(symbol),
      hasPermit: false,
    }),
  );
  const written = (asset: SwapAsset) => (asset ?? NATIVE_OF_EXCHANGE) as Hex;
  const quote = async (from: SwapAsset, to: SwapAsset, amount: bigint) => {
    const args = [written(from), written(to), amount] as const;
    const data = encodeFunctionData({ abi: sandboxExchange.abi, functionName: 'quote', args });
    return BigInt(`${await ask('eth_call', [{ to: PAGE_EXCHANGE, data }, 'latest'])}`);
  };
  return {
    slippageStep: 10,
    takesFees: false,
    routers: (network) => (network === id ? [PAGE_EXCHANGE] : undefined),
    tokens: async (network) => (network === id && hasExchange ? listed : undefined),
    async quote({ from, to, amount }) {
      const toAmount = await quote(from, to, amount);
      return toAmount > 0n ? { toAmount } : undefined;
    },
    async buildApproval({ from, amount }) {
      const args = [PAGE_EXCHANGE, amount === 'unlimited' ? maxUint256 : amount] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
      return { to: written(from), value: 0n, data };
    },
    async buildSwap({ account, from, to, amount, slippage }) {
      const toAmount = await quote(from, to, amount);
      const least = (toAmount * BigInt(10_000 - slippage)) / 10_000n;
      const receiver = account.slice(account.lastIndexOf(':') + 1) as Hex;
      const data = encodeFunctionData({
        abi: sandboxExchange.abi,
        functionName: 'swap',
        args: [written(from), written(to), amount, least, receiver],
      });
      return { to: PAGE_EXCHANGE, value: from === undefined ? amount : 0n, data, toAmount };
    },
  };
}
