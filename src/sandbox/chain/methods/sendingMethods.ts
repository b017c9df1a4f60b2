import { is32Bytes } from '../../../lib/evm/hex.js';
import { invalidParamsError } from '../../rpcError.js';
import { asData, at } from '../../wallet/params.js';
import type { Ledger } from '../createLedger.js';
import type { Miner } from '../createMiner.js';
import type { Pool } from '../createPool.js';
import { formatReceipt } from '../formatReceipt.js';
import { formatTransaction } from '../formatTransaction.js';
import type { RpcMethods } from './rpcMethods.js';

/** The methods that send transactions and find them again. */
export function sendingMethods(ledger: Ledger, pool: Pool, miner: Miner): RpcMethods {
  const hashIn = (params: unknown) => {
    const hash = at(params, 0);
    if (!is32Bytes(hash)) throw invalidParamsError('expected the hash to be 32 bytes');
    return hash.toLowerCase();
  };
  return {
    eth_sendRawTransaction: (params) => miner.send(asData(at(params, 0), 'the transaction') ?? '0x'),
    eth_getTransactionByHash(params) {
      const mined = ledger.transaction(hashIn(params));
      const transaction = mined?.transaction ?? pool.find(hashIn(params));
      return transaction ? formatTransaction(transaction, mined) : null;
    },
    eth_getTransactionReceipt(params) {
      const mined = ledger.transaction(hashIn(params));
      return mined ? formatReceipt(mined) : null;
    },
  };
}
