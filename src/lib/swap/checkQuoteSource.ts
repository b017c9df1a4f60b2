import { AMOUNTS_END, UNLIMITED } from '../account/tokenLimits.js';
import type { Clock } from '../clock.js';
import { type ErrorCode, WalletModalError } from '../errors.js';
import { abortedError, toMessage } from '../errorText.js';
import { ZERO_ADDRESS } from '../evm/hex.js';
import { isAsStated, readTakenFee, type SiteFee, type TakenFee } from '../fees/siteFee.js';
import { isTransactionOn } from '../networks/addressForm.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  isEvmAddress,
  namespaceOf,
  networkOf,
} from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { attempt, readFields } from '../untrusted/readFields.js';
import { wait } from '../wait.js';
import type { CheckedQuoteSource } from './checkedQuoteSource.js';
import { checkSlippage, invalidSwap as invalid } from './checks/checkSlippage.js';
import { checkSolanaQuotes } from './checks/checkSolanaQuotes.js';
import { isAmount, readImpact } from './checks/readQuote.js';
import { type Bridge, readBridge, readBridgeId } from './delivery/bridge.js';
import type { Delivery, DeliveryQuery } from './delivery/delivery.js';
import { readDelivery } from './delivery/readDelivery.js';
import { explainSwapCall } from './explainSwapCall.js';
import { isSameAsset } from './isSameAsset.js';
import type {
  AllowanceQuery,
  EvmSwapTransaction,
  QuoteOptions,
  QuoteQuery,
  QuoteSource,
  SwapAsset,
  SwapQuery,
} from './quoteSource.js';
import { readApproval, resetApproval } from './readApproval.js';
import { readSwapTokens } from './readSwapTokens.js';
import { refusedQuote } from './refusedQuote.js';

/** Longer than the hosted service's own deadlines, all retries included. */
const DEADLINE_MS = 60_000;
/** Above the gas limit of any block. */
const MOST_GAS = 1_000_000_000n;
/** At a higher price, one unit of gas would cost more than a whole unit of the native currency. */
const MOST_GAS_PRICE = 10n ** 18n;
/** The fields of an answer besides the transaction. */
const ANSWERED = ['toAmount', 'priceImpact', 'fee', 'bridge'];

/** These errors describe the problem better than `quote_failed` would. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'chain_api_failed',
  'quote_failed',
  'request_invalid',
  'timeout',
]);

/** Wraps a quote source: validates every query and every answer. */
export function checkQuoteSource(source: QuoteSource, { clock }: { clock: Clock }): CheckedQuoteSource {
  async function ask<T>(question: () => Promise<T>, { signal }: QuoteOptions): Promise<T> {
    try {
      // A site's function may throw before it returns a promise.
      const answer = (async () => question())();
      return await wait(answer, { signal, deadlineMs: DEADLINE_MS, clock, what: 'The source of quotes' });
    } catch (cause) {
      if (signal.aborted) throw abortedError(signal.reason);
      if (cause instanceof WalletModalError && PASSED_ON.has(cause.code)) throw cause;
      throw new WalletModalError('quote_failed', 'No quote could be read.', {
        details: toMessage(cause),
        cause,
      });
    }
  }

  /** Whether the source lists this contract as one of its routers. Undefined if it has no list. */
  function isKnown(network: CaipNetworkId, address: string): boolean | undefined {
    const routers = attempt(() => source.routers?.(network)?.map((one) => one.toLowerCase()));
    return typeof routers === 'symbol' ? undefined : routers?.includes(address.toLowerCase());
  }

  async function allowance(query: AllowanceQuery, options: QuoteOptions): Promise<bigint> {
    const { account, token, spender } = query;
    checkAccount(account);
    if (!isEvmAddress(token) || (spender !== undefined && !isEvmAddress(spender))) throw invalid();
    const answer: unknown = await ask(async () => source.allowance?.(query, options), options);
    const isAllowance = typeof answer === 'bigint' && answer >= 0n && answer < AMOUNTS_END;
    return isAllowance ? answer : refuse('The allowance makes no sense.');
  }

  async function delivery(query: DeliveryQuery, options: QuoteOptions): Promise<Delivery> {
    const { account, hash, toNetwork, bridge } = query;
    checkAccount(account);
    const isCrossing = namespaceOf(toNetwork) === 'eip155' && toNetwork !== networkOf(account);
    if (!isCrossing || !isTransactionOn(toNetwork, hash) || !readBridgeId(bridge)) throw invalid();
    const answer: unknown = await ask(async () => source.delivery?.(query, options), options);
    return readDelivery(answer, query) ?? refuse('What it says of the delivery makes no sense.');
  }

  const crosses =
    attempt(() => source.crossesNetworks) === true && typeof attempt(() => source.delivery) === 'function';
  const solana = checkSolanaQuotes(source, ask);
  const isSolana = ({ account }: { readonly account: CaipAddress }) => namespaceOf(account) === 'solana';

  return {
    slippageStep: source.slippageStep,
    needsApproval: attempt(() => source.needsApproval) === true,
    sendsToOthers: attempt(() => source.sendsToOthers) === true,
    crossesNetworks: crosses,
    ...(crosses && { delivery }),
    async tokens(network, options) {
      if (namespaceOf(network) === 'solana') return solana.tokens(network, options);
      if (namespaceOf(network) !== 'eip155') return undefined;
      const list = await ask(() => source.tokens(network, options), options);
      if (list === undefined) return undefined;
      return readSwapTokens(network, list) ?? refuse('Its tokens are not a list.');
    },
    async quote(query, options) {
      if (isSolana(query)) return solana.quote(query, options);
      checkPair(query, crosses);
      checkRecipient(query, source);
      checkAmount(query.amount);
      const answer = await ask(() => source.quote(query, options), options);
      if (answer === undefined) return undefined;
      const { toAmount, priceImpact, fee, bridge } = readFields(answer, ANSWERED);
      // The amount is so small that it buys nothing.
      if (toAmount === 0n) return undefined;
      if (!isAmount(toAmount)) return refuse('The quoted amount makes no sense.');
      const told = readImpact(priceImpact);
      const taken = readFee(fee, query, toAmount);
      const crossing = bridgeOf(query, bridge, toAmount);
      return {
        toAmount,
        ...(told && { priceImpact: told }),
        ...(taken && { fee: taken }),
        ...(crossing && { bridge: crossing }),
      };
    },
    ...(typeof attempt(() => source.allowance) === 'function' && { allowance }),
    async buildApproval(query, options) {
      checkPair(query, crosses);
      const { account, from, amount } = query;
      if (from === undefined) throw invalid();
      const wanted = amount === 'unlimited' ? UNLIMITED : amount;
      checkAmount(wanted);
      const { to, value, data, ...hints } = readTransaction(
        await ask(() => source.buildApproval(query, options), options),
      );
      if (!isSameAddress(to, from) || value !== 0n) refuse('It approves another token.');
      const { spender, ...allowed } = readApproval(data) ?? refuse('It is no approval.');
      if (allowed.amount !== wanted) refuse('It approves another amount than was chosen.');
      if (spender === ZERO_ADDRESS) refuse('It approves nobody.');
      const isKnownSpender = isKnown(networkOf(account), spender);
      const reset = { to: from, value: 0n, data: resetApproval(data) };
      return Object.freeze({
        to: from,
        value,
        data,
        ...hints,
        spender,
        amount: wanted,
        isKnownSpender,
        reset,
      });
    },
    async buildSwap(query, options) {
      if (isSolana(query)) return solana.buildSwap(query, options);
      checkPair(query, crosses);
      checkRecipient(query, source);
      checkAmount(query.amount);
      checkSlippage(query.slippage, source);
      const answer = await ask(() => source.buildSwap(query, options), options);
      const call = readTransaction(answer);
      const problem = explainSwapCall(call, query);
      if (problem !== undefined) refuse(problem);
      const { toAmount, priceImpact, fee, bridge } = readFields(answer, ANSWERED);
      if (toAmount !== undefined && !isAmount(toAmount)) refuse('The amount that comes back makes no sense.');
      const crossing = bridgeOf(query, bridge, toAmount as bigint | undefined);
      const isKnownRouter = isKnown(networkOf(query.account), call.to);
      return Object.freeze({
        ...call,
        toAmount: toAmount as bigint | undefined,
        priceImpact: readImpact(priceImpact),
        fee: readFee(fee, query, toAmount as bigint | undefined),
        isKnownRouter,
        ...(crossing && { bridge: crossing }),
      });
    },
  };
}

/** The site's fee. A fee taken from the bought token can only be checked if the bought amount is known. */
function readFee(
  answer: unknown,
  { fee: stated, amount }: { readonly fee?: SiteFee | undefined; readonly amount: bigint },
  got: bigint | undefined,
): TakenFee | undefined {
  const taken = stated && readTakenFee(answer);
  if (!taken || (taken.of === 'to' && got === undefined)) return undefined;
  return isAsStated(taken, stated, { sold: amount, got: got ?? 0n })
    ? taken
    : refuse('It takes a larger fee than the site says.');
}

function readTransaction(answer: unknown): EvmSwapTransaction {
  const { to, value, data, gas, gasPrice } = readFields(answer, ['to', 'value', 'data', 'gas', 'gasPrice']);
  if (!isEvmAddress(to)) return refuse('It is sent to no address.');
  if (typeof value !== 'bigint' || typeof data !== 'string') return refuse('It is no transaction.');
  // Only hints: the swap works without them.
  const hint = (written: unknown, most: bigint) => (isAmount(written, most) ? written : undefined);
  return { to, value, data, gas: hint(gas, MOST_GAS), gasPrice: hint(gasPrice, MOST_GAS_PRICE) };
}

function checkAccount(account: CaipAddress): void {
  const address = account.slice(account.lastIndexOf(':') + 1);
  if (namespaceOf(networkOf(account)) !== 'eip155' || !isEvmAddress(address)) throw invalid();
}

function checkPair(
  { account, from, to, toNetwork }: Pick<SwapQuery, 'account' | 'from' | 'to' | 'toNetwork'>,
  crosses: boolean,
): void {
  checkAccount(account);
  const isToken = (asset: SwapAsset) => asset === undefined || isEvmAddress(asset);
  if (!isToken(from) || !isToken(to)) throw invalid();
  if (toNetwork === undefined) {
    if (isSameAsset(from, to)) throw invalid();
  } else if (!crosses || namespaceOf(toNetwork) !== 'eip155' || toNetwork === networkOf(account)) {
    throw invalid();
  }
}

/** The bridge of a swap to another network. Undefined if the swap stays on one network. */
function bridgeOf(
  { toNetwork }: Pick<SwapQuery, 'toNetwork'>,
  answer: unknown,
  toAmount: bigint | undefined,
): Bridge | undefined {
  if (toNetwork === undefined) return undefined;
  const bridge = toAmount === undefined ? undefined : readBridge(answer, toAmount);
  return bridge ?? refuse('It does not say how it gets to the other network.');
}

function checkRecipient(
  { account, recipient, toNetwork }: Pick<QuoteQuery, 'account' | 'recipient' | 'toNetwork'>,
  source: QuoteSource,
): void {
  if (recipient === undefined) return;
  if (toNetwork !== undefined) throw invalid();
  const isOther = isEvmAddress(recipient) && !isSameAddress(recipient, addressOf(account));
  if (!isOther || recipient === ZERO_ADDRESS || source.sendsToOthers !== true) throw invalid();
}

function checkAmount(amount: unknown): void {
  if (!isAmount(amount)) throw invalid();
}

function refuse(details: string): never {
  throw refusedQuote(details);
}
