import * as z from 'zod/mini';
import { entries, parseEntries, text } from '../../api/chain/wireFields.js';
import type { AccountSource } from '../../lib/account/accountSource.js';
import { UNLIMITED } from '../../lib/account/tokenLimits.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import { quoteGoneError } from '../../lib/commonErrors.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { readDecimal } from '../../lib/decimal/readDecimal.js';
import { addressWord, numberWord } from '../../lib/evm/hex.js';
import { APPROVE } from '../../lib/evm/tokenFunctions.js';
import { addressOf, networkOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { isSameAsset } from '../../lib/swap/isSameAsset.js';
import type { QuoteOptions, QuoteSource } from '../../lib/swap/quoteSource.js';
import { MOST_SWAP_TOKENS } from '../../lib/swap/readSwapTokens.js';
import { DEFAULT_SLIPPAGE, QUOTE_REFRESH_MS } from '../../lib/swap/swapConstants.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { lifiChainOf, toLifiToken } from './lifiChain.js';
import type { LifiSetting } from './lifiOptions.js';
import { openService, unlessRefused } from './openService.js';
import { readSolanaStep, type SolanaLifiStep, solanaStepSchema } from './readSolanaStep.js';
import { readStatus, statusSchema } from './readStatus.js';
import { type LifiQuestion, type LifiStep, readStep, stepSchema } from './readStep.js';

const lists = z.object({ tokens: z.record(z.string(), entries) });
const token = z.object({
  chainId: z.number(),
  address: z.string(),
  name: text,
  symbol: z.string(),
  decimals: z.number(),
  logoURI: text,
});

const priced = z.object({ chainId: z.number(), address: z.string(), priceUSD: text });

type AnyStep = LifiStep | SolanaLifiStep;

/** An answer with its question. */
interface Answered {
  readonly asked: LifiQuestion;
  readonly step: AnyStep;
  /** In ms since 1970. */
  readonly at: number;
}

/** The parts of LI.FI's interface that are used. */
export type Lifi = Pick<QuoteSource, 'tokens' | 'quote' | 'buildApproval' | 'buildSwap'> &
  Required<Pick<QuoteSource, 'delivery'> & Pick<AccountSource, 'price'>>;

export function createLifi(setting: LifiSetting, clock: Clock = systemClock): Lifi {
  const { integrator } = setting;
  const ask = openService(setting.url, clock);
  // A quote comes with its transaction, so it is requested with the slippage that the visitor will probably use.
  let slippage = DEFAULT_SLIPPAGE;
  let last: Answered | undefined;

  async function askStep(asked: LifiQuestion, { signal }: QuoteOptions): Promise<AnyStep | undefined> {
    const { account, from, to, toNetwork = networkOf(account), amount, recipient } = asked;
    const [chain, toChain] = [lifiChainOf(networkOf(account)), lifiChainOf(toNetwork)];
    if (!chain || !toChain) return undefined;
    const params = {
      fromChain: chain.id,
      toChain: toChain.id,
      fromToken: toLifiToken(from, chain.native),
      toToken: toLifiToken(to, toChain.native),
      fromAmount: `${amount}`,
      fromAddress: addressOf(account),
      toAddress: recipient,
      slippage: formatUnits(BigInt(asked.slippage), 4),
      integrator,
    };
    // LI.FI uses this status if there is no route.
    const askFor = <T>(schema: z.ZodMiniType<T>) =>
      unlessRefused(404, ask('quote', { params, schema, signal }));
    let step: AnyStep | undefined;
    if (chain.isSolana) {
      const answer = await askFor(solanaStepSchema);
      step = answer && readSolanaStep(answer, asked, chain);
    } else {
      const answer = await askFor(stepSchema);
      step = answer && readStep(answer, asked);
    }
    if (!step) return undefined;
    last = { asked, step, at: clock.now() };
    return step;
  }

  /** The last answer if it fits and isn't older than a quote on screen may be, otherwise a new one. */
  async function takeStep(
    asked: LifiQuestion,
    isFit: (other: LifiQuestion) => boolean,
    options: QuoteOptions,
  ): Promise<AnyStep> {
    const isYoung = last !== undefined && clock.now() - last.at < QUOTE_REFRESH_MS;
    const step = isYoung && last && isFit(last.asked) ? last.step : await askStep(asked, options);
    return step ?? nobodySwaps();
  }

  return {
    async tokens(network, { signal }) {
      const chain = lifiChainOf(network);
      if (!chain) return undefined;
      const params = { chains: chain.id, chainTypes: chain.isSolana ? 'SVM' : undefined };
      const reply = ask('tokens', { params, schema: lists, signal });
      const list = (await unlessRefused(400, reply))?.tokens[`${chain.id}`];
      if (!list) return undefined;
      return parseEntries(token, list.slice(0, MOST_SWAP_TOKENS)).flatMap((one) => {
        if (one.chainId !== chain.id) return [];
        const address = one.address === chain.native ? undefined : one.address;
        return {
          ...one,
          network,
          address,
          name: one.name ?? one.symbol,
          icon: one.logoURI,
          hasPermit: false,
        };
      });
    },
    async quote({ account, from, to, toNetwork, amount, recipient }, options) {
      const step = await askStep({ account, from, to, toNetwork, amount, recipient, slippage }, options);
      return step && { toAmount: step.toAmount, priceImpact: step.priceImpact, bridge: step.bridge };
    },
    async buildApproval({ account, from, to, toNetwork, amount }, options) {
      const pair = { account, from, to, toNetwork };
      const isPair = (other: LifiQuestion) => isSamePair(other, pair);
      const spent = amount === 'unlimited' ? last && isPair(last.asked) && last.asked.amount : amount;
      // The product always requests a quote first.
      if (from === undefined || typeof spent !== 'bigint') return nobodySwaps();
      const isFit = (other: LifiQuestion) => isPair(other) && other.amount === spent;
      const { call } = await takeStep({ ...pair, amount: spent, slippage }, isFit, options);
      // Solana has no approvals.
      if (call.transaction) return nobodySwaps();
      const approved = amount === 'unlimited' ? UNLIMITED : amount;
      return { to: from, value: 0n, data: `${APPROVE}${addressWord(call.to)}${numberWord(approved)}` };
    },
    async buildSwap({ account, from, to, toNetwork, amount, recipient, ...query }, options) {
      slippage = query.slippage;
      const asked = { account, from, to, toNetwork, amount, recipient, slippage };
      const isFit = (other: LifiQuestion) =>
        isSamePair(other, asked) &&
        other.amount === amount &&
        other.recipient === recipient &&
        other.slippage === slippage;
      const { call, ...terms } = await takeStep(asked, isFit, options);
      return { ...call, ...terms };
    },
    async delivery(query, { signal }) {
      const { account, hash, toNetwork, bridge } = query;
      const [fromChain, toChain] = [networkOf(account), toNetwork].map((network) => lifiChainOf(network)?.id);
      const params = { txHash: hash, fromChain, toChain, bridge };
      const answer = await unlessRefused(404, ask('status', { params, schema: statusSchema, signal }));
      return answer ? readStatus(answer, query) : { state: 'unknown' };
    },
    async price(token, { network, signal }) {
      const chain = lifiChainOf(network.id);
      if (!chain) return undefined;
      const wanted = toLifiToken(token, chain.native);
      const reply = ask('token', { params: { chain: chain.id, token: wanted }, schema: priced, signal });
      const answer = await unlessRefused(400, unlessRefused(404, reply));
      if (answer?.chainId !== chain.id || !isSameAddress(answer.address, wanted)) return undefined;
      const price = readDecimal(answer.priceUSD);
      return price === undefined || isNothing(price) ? undefined : price;
    },
  };
}

type LifiPair = Pick<LifiQuestion, 'account' | 'from' | 'to' | 'toNetwork'>;

const isSamePair = (one: LifiPair, other: LifiPair) =>
  one.account === other.account &&
  one.toNetwork === other.toNetwork &&
  isSameAsset(one.from, other.from) &&
  isSameAsset(one.to, other.to);

function nobodySwaps(): never {
  throw quoteGoneError();
}
