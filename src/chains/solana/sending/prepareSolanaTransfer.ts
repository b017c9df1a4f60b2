import { addressOf } from '../../../lib/networks/caip.js';
import { describeSent } from '../../../lib/send/describeSent.js';
import type { SendRequest, WantedTransfer } from '../../../lib/send/sendRequest.js';
import { toBase64 } from '../../../lib/solana/base64.js';
import type { FigureChange } from '../../../lib/transactions/simulation.js';
import { judgeTransfer } from '../../judgeTransfer.js';
import { faultError, notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { knownMint } from '../knownMints.js';
import { readSolanaBalance } from '../readSolanaBalance.js';
import type { SolanaRpcOptions } from '../solanaRpc.js';
import { estimateSolanaTransfer } from './estimateSolanaTransfer.js';
import { simulateTransaction } from './simulateTransaction.js';
import { buildTransfer } from './transfer.js';

/** One signature, without a token account for the recipient. */
export const USUAL_FEE = 5_000n;

/**
 * Builds a transfer of SOL or a token and has a node simulate it. The answer is frozen. Rejects with `request_invalid` if the
 * balance does not cover the amount and the fee, with `transaction_failed` if the transfer would fail, otherwise as
 * `buildTransfer` does.
 */
export async function prepareSolanaTransfer(
  wanted: WantedTransfer,
  options: SolanaRpcOptions,
): Promise<SendRequest<'solana'>> {
  const { account, token, recipient } = wanted;
  const from = addressOf(account);
  const mint = token.address;
  const isNative = mint === undefined;
  const [native, held] = await Promise.all([
    readSolanaBalance(from, options),
    isNative ? undefined : readSolanaBalance(from, { ...options, token: mint }),
  ]);
  if ((held ?? native).decimals !== token.decimals) {
    throw faultError('decimals');
  }
  const most = held ? held.amount : native.amount;
  // The fee does not depend on the amount.
  const known = wanted.amount === 'max' ? (isNative ? 1n : most) : wanted.amount;
  if (known <= 0n || known > most) throw notEnoughError();
  const build = (amount: bigint) => buildTransfer({ from, to: recipient, amount, mint }, options);
  const first = await build(known);
  const { fee: charge, deposit } = await estimateSolanaTransfer(first, options);
  const fee = charge + deposit;
  const own = wanted.mayBeSponsored ? 0n : fee;
  const amount = wanted.amount === 'max' && isNative ? native.amount - own : known;
  const nativeLeft = native.amount - own - (isNative ? amount : 0n);
  if (amount <= 0n || nativeLeft < 0n) throw notEnoughError();
  const { transaction, lastValidBlockHeight, source, target } =
    amount === known ? first : await build(amount);
  const watched = { addresses: [source, target], areTokens: !isNative };
  const simulation = await simulateTransaction(transaction, watched, options);
  if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
  const [ofSource, ofTarget] = simulation.outcome === 'succeeds' ? simulation.figures : [];
  const isToSelf = source === target;
  const left = isToSelf ? 0n : amount;
  const sender = ofSource && isNative ? withoutFee(ofSource, left, charge) : ofSource;
  const fate = judgeTransfer({ amount, sender, recipient: ofTarget, isToSelf });
  if (fate.kind === 'wrong') throw faultError(fate.fault);
  // Receiving runs no program, so the recipient cannot send anything back.
  if (fate.kind === 'returns') throw faultError('takesOther');
  if (fate.kind === 'leaves' && fate.received <= 0n) throw faultError('nothingArrives');
  const check = fate.kind === 'unread' ? 'accepted' : 'simulated';
  const [symbol] = mint === undefined ? [] : (knownMint(mint) ?? []);
  const told = isNative ? options.network.nativeCurrency : { symbol: symbol ?? token.symbol };
  return Object.freeze({
    account,
    token: describeSent(token, told),
    amount,
    received: fate.kind === 'unread' ? undefined : fate.received,
    returned: undefined,
    passesOn: false,
    recipient,
    fee,
    nativeLeft,
    check: simulation.outcome === 'succeeds' ? check : 'estimated',
    content: Object.freeze({
      namespace: 'solana',
      transaction: toBase64(transaction),
      lastValidBlockHeight,
    }),
  });
}

/**
 * The change of the sender's SOL without the fee. Nodes may leave the fee out. Undefined if the loss is less than the amount,
 * or more than the amount and the fee.
 */
function withoutFee({ before, after }: FigureChange, left: bigint, fee: bigint): FigureChange | undefined {
  const lost = before - after;
  return lost >= left && lost <= left + fee ? { before: left, after: 0n } : undefined;
}
