import type { Connection } from '../../atoms/connection.js';
import type { PlannedCall, TransactionPlan } from '../../atoms/transactions/tracker.js';
import { trackTransactionAtom } from '../../atoms/transactions/trackTransaction.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import { is32Bytes, isBytes, readHexNumber } from '../../lib/evm/hex.js';
import { readCallsId } from '../../lib/evm/readCallsId.js';
import { addressOf, isEvmAddress, readEvmChainId, toCaipAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { RequestArguments } from '../../lib/requests/eip1193.js';
import type { WalletReply } from '../../lib/transactions/asking.js';
import { MOST_CALLS } from '../../lib/transactions/transactionConstants.js';
import { readAll, readEntries } from '../../lib/untrusted/readEntries.js';
import { readFields } from '../../lib/untrusted/readFields.js';

/**
 * Records a page's request for a transaction, then asks the wallet for it and tracks it. Settles like `ask`, with the wallet's
 * own answer or error.
 */
export async function trackRequest(
  store: Store,
  { method, params }: RequestArguments,
  connection: Connection,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const [first] = readEntries(params) ?? [];
  const isSingle = method === 'eth_sendTransaction';
  let reply: { readonly answer: unknown } | undefined;
  try {
    await store.set(trackTransactionAtom, planOf(first, connection, isSingle), async (asking) => {
      asking.handOver();
      reply = { answer: await ask() };
      return toReply(reply.answer, isSingle);
    });
  } catch (error) {
    // The wallet has answered, and the page checks the answer itself.
    if (!reply) throw error;
  }
  return reply?.answer;
}

/** The content of a page's request. The wallet validates it; here it is only recognised. */
function planOf(request: unknown, connection: Connection, isSingle: boolean): TransactionPlan {
  const { from, chainId, calls } = readFields(request, ['from', 'chainId', 'calls']);
  const network = readEvmChainId(chainId) ?? connection.network;
  const addresses = connection.accounts.map(addressOf);
  const asked = typeof from === 'string' ? from : undefined;
  const address = addresses.find((one) => isSameAddress(asked, one)) ?? addresses[0] ?? '';
  const plan = { kind: 'request', account: toCaipAddress(network, address) } as const;
  if (isSingle) return { ...plan, call: readCall(request) };
  // If one call is unreadable, the whole request is unknown.
  return { ...plan, calls: readAll(calls, readCall, MOST_CALLS) };
}

function readCall(request: unknown): PlannedCall | undefined {
  const { to, value, data, input } = readFields(request, ['to', 'value', 'data', 'input']);
  const amount = readHexNumber(value ?? '0x0');
  const bytes = data ?? input ?? '0x';
  const isReadable =
    (to === undefined || to === null || isEvmAddress(to)) && amount !== undefined && isBytes(bytes);
  return isReadable ? { to: to ?? undefined, value: amount, data: bytes } : undefined;
}

/** Reads the wallet's answer. Throws `wallet_invalid_answer` if it can't be used to track the request. */
function toReply(answer: unknown, isSingle: boolean): WalletReply {
  if (isSingle && is32Bytes(answer)) return { hash: answer };
  const callsId = isSingle ? undefined : readCallsId(answer);
  if (callsId !== undefined) return { callsId };
  throw new WalletModalError('wallet_invalid_answer', 'The wallet gave an answer that cannot be used.');
}
