import { namesOnChain } from '../../../lib/account/namesOnChain.js';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import { fromBase64 } from '../../../lib/solana/base64.js';
import { SOLANA_MAINNET } from '../../../lib/solana/solana.js';
import type { CheckedSolanaSwap } from '../../../lib/swap/checkedQuoteSource.js';
import { isLeastHonest } from '../../../lib/swap/isLeastHonest.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../../lib/swap/slippage.js';
import type { SolanaSwapRequest, WantedSwap } from '../../../lib/swap/swapRequest.js';
import { notEnoughError } from '../../sendingErrors.js';
import { knownMint } from '../knownMints.js';
import { readSwapCharge } from '../sending/estimateSolanaTransfer.js';
import { readLastValidHeight } from '../signatureEvidence.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { readMint } from '../tokenAccounts.js';
import { proveCluster } from '../transactions/proveCluster.js';
import { readSolanaMessage } from '../transactions/solanaMessage.js';
import { type AccountStates, readStates, STATE_BYTES } from './accountState.js';
import { explainInstructions } from './explainInstructions.js';
import { guaranteesYield } from './guaranteesYield.js';
import { judgeSwap } from './judgeSwap.js';
import { readLookups } from './readLookups.js';
import { readSwapTransaction } from './readSwapTransaction.js';
import { trySwap } from './trySwap.js';

export interface SolanaSwapTerms {
  readonly slippage: BasisPoints;
  /** The amount that the source promises, if the swap itself does not state one. */
  readonly promised: bigint;
}

export interface SolanaSwapOptions extends SolanaRpcOptions {
  /** The times when nodes were proved to be of their network, by `proveCluster`. */
  readonly proven: Map<string, number>;
}

/**
 * Checks a swap and has a node simulate it. The answer is frozen. Rejects with `quote_failed` if the transaction isn't the
 * requested swap, takes or lends anything but the amount, yields less than the slippage allows, or if no node can show this;
 * with `transaction_failed` if it would fail; with `request_invalid` if the balance does not cover the amount and the fee;
 * otherwise as `solanaRequest` does.
 */
export async function prepareSolanaSwap(
  wanted: WantedSwap,
  swap: CheckedSolanaSwap,
  { slippage, promised }: SolanaSwapTerms,
  options: SolanaSwapOptions,
): Promise<SolanaSwapRequest> {
  const account = addressOf(wanted.account);
  const [from, to] = [wanted.from.address, wanted.to.address];
  const { amount } = wanted;
  const request = solanaRequest(options);
  const wire = fromBase64(swap.transaction);
  const message = await readSwapTransaction(wire, account);
  await proveCluster(options, options.proven);
  const lookups = await readLookups(message, request);
  const whole = readSolanaMessage(wire, lookups)?.message ?? message;
  const names = [...new Set(whole.accounts)];
  const mints = [from, to].filter((mint) => mint !== undefined);
  const [states, charge, lastValidBlockHeight] = await Promise.all([
    readStates(request, [...new Set([...names, ...mints])], { bytes: STATE_BYTES }),
    readSwapCharge(wire, request),
    readLastValidHeight(request),
  ]);
  for (const token of [wanted.from, wanted.to]) checkDecimals(token, states, options);
  const problem = explainInstructions(whole.instructions, { account, from, amount, states });
  if (problem !== undefined) throw refusedQuote(problem);
  if (charge === undefined) throw refusedQuote('The network does not take it any more.');
  const lamports = states.get(account)?.lamports ?? 0n;
  if (lamports < charge + (from === undefined ? amount : 0n)) throw notEnoughError();
  const trial = await trySwap({ account, transaction: swap.transaction, names, states }, request);
  const effect = judgeSwap({ account, from, to, amount, charge, ...trial });
  if (typeof effect === 'string') throw refusedQuote(effect);
  const { received, deposit, unwrapped } = effect;
  const toAmount = swap.toAmount ?? promised;
  const terms = { promised: toAmount, slippage, isOfCall: swap.toAmount !== undefined };
  if (!isLeastHonest(received, terms)) {
    throw refusedQuote('It yields less than the chosen slippage allows.');
  }
  return Object.freeze({
    kind: 'swap',
    wanted: describe(wanted),
    fee: charge + deposit,
    deposit,
    unwrapped,
    check: 'simulated',
    toAmount,
    received,
    least: guaranteesYield(whole) ? received : undefined,
    toldImpact: swap.priceImpact,
    slippage,
    content: Object.freeze({ namespace: 'solana', transaction: swap.transaction, lastValidBlockHeight }),
  });
}

/** With decimals other than the chain's, the amounts that were shown and typed would be wrong. */
function checkDecimals(
  { address, decimals }: SwapToken,
  states: AccountStates,
  { network }: SolanaRpcOptions,
): void {
  const mint = address === undefined ? undefined : states.get(address);
  const known = mint && readMint({ ...mint, bytes: mint.size });
  const told = address === undefined ? network.nativeCurrency.decimals : known?.decimals;
  if (told !== decimals) throw refusedQuote('A token has other decimals.');
}

/** Gives well-known tokens their real names: a list may use any others. Other mints have no names. */
function describe(wanted: WantedSwap): WantedSwap {
  const [from, to] = [wanted.from, wanted.to].map((token) => {
    const known = networkOf(wanted.account) === SOLANA_MAINNET && token.address && knownMint(token.address);
    if (!known) return token;
    const [symbol, name] = known;
    return Object.freeze({ ...token, ...namesOnChain(token, { symbol, name }) });
  });
  return from && to ? Object.freeze({ ...wanted, from, to }) : wanted;
}
