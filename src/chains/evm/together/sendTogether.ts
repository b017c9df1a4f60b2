import { toHex } from '../../../lib/evm/hex.js';
import { readCallsId } from '../../../lib/evm/readCallsId.js';
import { addressOf, type CaipAddress, networkOf, toHexChainId } from '../../../lib/networks/caip.js';
import type { PreparedCall } from '../../../lib/send/sendRequest.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { askWallet } from '../askWallet.js';
import { requireNetwork } from '../sending/requireNetwork.js';
import type { SendPreparedOptions } from '../sending/sendPrepared.js';

/**
 * Asks an account's wallet to make exactly these calls, all or none (EIP-5792). Resolves to the id of the calls. Rejects as
 * `sendPrepared` does. If the wallet reports that it can't do that, `readUntaken` finds it in the error's cause.
 */
export async function sendTogether(
  account: CaipAddress,
  calls: readonly PreparedCall[],
  { provider, clock, signal, asking }: SendPreparedOptions,
): Promise<string> {
  const ask = askWallet(provider, clock);
  const network = networkOf(account);
  await requireNetwork(ask, network, signal);
  // We choose the id, so that the wallet can be asked about it even if its answer is lost. It's shorter than a hash.
  const id = `0x${asking.id.replaceAll('-', '')}`;
  await asking.keepCallsId(id);
  const request = {
    version: '2.0.0',
    id,
    chainId: toHexChainId(network),
    from: addressOf(account),
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: toHex(value), data })),
  };
  asking.handOver();
  const told = readCallsId(await ask.person('wallet_sendCalls', [request], signal));
  if (told !== undefined) return told;
  throw invalidAnswerError('wallet_sendCalls must answer the id of the calls.');
}
