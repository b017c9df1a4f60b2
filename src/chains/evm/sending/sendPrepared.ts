import type { Clock } from '../../../lib/clock.js';
import { is32Bytes, toHex } from '../../../lib/evm/hex.js';
import { addressOf, type CaipAddress, networkOf, toHexChainId } from '../../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../../lib/requests/eip1193.js';
import type { PreparedCall } from '../../../lib/send/sendRequest.js';
import type { Asking } from '../../../lib/transactions/asking.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { askWallet } from '../askWallet.js';
import { requireNetwork } from './requireNetwork.js';

export interface SendPreparedOptions {
  readonly provider: Eip1193Provider;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly asking: Asking;
}

/**
 * Asks an account's wallet to send exactly the prepared transaction. Resolves to the hash. Rejects with `request_invalid` if
 * the wallet is on another network, with `wallet_invalid_answer` if its answer isn't a hash, otherwise with the wallet's own
 * error.
 */
export async function sendPrepared(
  account: CaipAddress,
  { to, value, data, gas, price }: PreparedCall,
  { provider, clock, signal, asking }: SendPreparedOptions,
): Promise<string> {
  const ask = askWallet(provider, clock);
  const network = networkOf(account);
  await requireNetwork(ask, network, signal);
  const transaction = {
    from: addressOf(account),
    to,
    value: toHex(value),
    data,
    gas: toHex(gas),
    chainId: toHexChainId(network),
    ...Object.fromEntries(
      Object.entries(price).map(([name, units]: [string, bigint]) => [name, toHex(units)]),
    ),
  };
  asking.handOver();
  const answer = await ask.person('eth_sendTransaction', [transaction], signal);
  if (is32Bytes(answer)) return answer.toLowerCase();
  throw invalidAnswerError('eth_sendTransaction must answer the hash of the transaction.');
}
