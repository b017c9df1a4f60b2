import { toHex } from '../../../lib/evm/hex.js';
import { readCallsId } from '../../../lib/evm/readCallsId.js';
import { addressOf, type CaipAddress, networkOf, toHexChainId } from '../../../lib/networks/caip.js';
import type { PreparedCall } from '../../../lib/send/sendRequest.js';
import { invalidAnswerError } from '../../walletErrors.js';
import { askWallet } from '../askWallet.js';
import { requireNetwork } from '../sending/requireNetwork.js';
import type { SendPreparedOptions } from '../sending/sendPrepared.js';

/**
 * Asks the wallet of an account to do exactly these calls at once, or none of them (EIP-5792). Resolves to the id of the calls.
 * Rejects as `sendPrepared` does. If the wallet says that it does not do that, `readUntaken` reads so from the error's cause.
 */
export async function sendTogether(
  account: CaipAddress,
  calls: readonly PreparedCall[],
  { provider, clock, signal, asking }: SendPreparedOptions,
): Promise<string> {
  const ask = askWallet(provider, clock);
  const network = networkOf(account);
  await requireNetwork(ask, network, signal);
  // Known before the wallet has it, so that it can be asked even if its answer is lost. A shorter one than a hash.
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
