import { WalletModalError } from '../../../lib/errors.js';
import { rpcRequest } from '../rpc.js';
import { readBlock } from '../transactions/chainReads.js';
import { readReceipt } from '../transactions/nodeAnswers.js';
import { proveNetwork } from '../transactions/proveNetwork.js';
import type { PayoutOptions } from './readPayout.js';

/**
 * Reads the time of a transaction's block, in ms since 1970. Rejects if there's no answer, or if the transaction isn't in a
 * block.
 */
export async function readLeftAt(hash: string, options: PayoutOptions): Promise<number> {
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
  if (!receipt) throw new WalletModalError('rpc_failed', 'The node knows no block of the transaction.');
  return (await readBlock(request, receipt.block)).madeAt;
}
