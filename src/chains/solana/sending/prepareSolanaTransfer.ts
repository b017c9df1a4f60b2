import { addressOf } from '../../../lib/networks/caip.js';
import type { SendRequest, WantedTransfer } from '../../../lib/send/sendRequest.js';
import { notEnoughError, wouldFailError } from '../../sendingErrors.js';
import { toBase64 } from '../base64.js';
import { readSolanaBalance } from '../readSolanaBalance.js';
import type { SolanaRpcOptions } from '../solanaRpc.js';
import { estimateSolanaTransfer } from './estimateSolanaTransfer.js';
import { simulateTransaction } from './simulateTransaction.js';
import { buildTransfer } from './transfer.js';

/** One signature, without a token account for the receiver. */
export const USUAL_FEE = 5_000n;

/**
 * Builds a transfer of SOL or a token and has a node run it. The answer is frozen. Rejects with `request_invalid` if the
 * balance does not cover the amount and the fee, with `transaction_failed` if it would fail, otherwise as `buildTransfer`
 * does.
 */
export async function prepareSolanaTransfer(
  wanted: WantedTransfer,
  options: SolanaRpcOptions,
): Promise<SendRequest> {
  const { account, token, receiver } = wanted;
  const from = addressOf(account);
  const mint = token.address;
  const isNative = mint === undefined;
  const [native, held] = await Promise.all([
    readSolanaBalance(from, options),
    isNative ? undefined : readSolanaBalance(from, { ...options, token: mint }),
  ]);
  if (held && held.decimals !== token.decimals) {
    throw wouldFailError(`${token.symbol} has other decimals than the balance says.`);
  }
  const most = held ? held.amount : native.amount;
  // The fee does not depend on the amount.
  const known = wanted.amount === 'max' ? (isNative ? 1n : most) : wanted.amount;
  if (known <= 0n || known > most) throw notEnoughError();
  const build = (amount: bigint) => buildTransfer({ from, to: receiver, amount, mint }, options);
  const first = await build(known);
  const { fee: charge, deposit } = await estimateSolanaTransfer(first, options);
  const fee = charge + deposit;
  const own = wanted.mayBeSponsored ? 0n : fee;
  const amount = wanted.amount === 'max' && isNative ? native.amount - own : known;
  const nativeLeft = native.amount - own - (isNative ? amount : 0n);
  if (amount <= 0n || nativeLeft < 0n) throw notEnoughError();
  const { transaction, lastValidBlockHeight } = amount === known ? first : await build(amount);
  const text = toBase64(transaction);
  const simulation = await simulateTransaction(transaction, options);
  if (simulation.outcome === 'fails') throw wouldFailError(simulation.reason);
  const { symbol, decimals, price, icon, name } = token;
  return Object.freeze({
    account,
    token: Object.freeze({ address: mint, symbol, decimals, price, icon, name }),
    amount,
    received: isNative ? amount : undefined,
    receiver,
    fee,
    nativeLeft,
    passesOn: false,
    check: simulation.outcome === 'succeeds' ? 'accepted' : 'none',
    content: Object.freeze({ namespace: 'solana', transaction: text, lastValidBlockHeight }),
  });
}
