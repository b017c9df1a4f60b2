import { toHex } from '../../../lib/evm/hex.js';
import { asQuantity, at } from '../../wallet/params.js';
import type { Ledger, MinedBlock } from '../createLedger.js';
import { findBlock } from '../findBlock.js';
import { formatBlock } from '../formatBlock.js';
import { formatReceipt } from '../formatReceipt.js';
import { formatTransaction } from '../formatTransaction.js';
import { readLogs } from '../readLogs.js';
import type { RpcMethods } from './rpcMethods.js';

/** The methods for blocks and their content. */
export function blockMethods(ledger: Ledger): RpcMethods {
  const byNumber = (params: unknown) => findBlock(ledger, at(params, 0));
  const byHash = (params: unknown) => findBlock(ledger, { blockHash: at(params, 0) });
  const format = (found: MinedBlock | undefined, params: unknown) =>
    found ? formatBlock(found, at(params, 1) === true) : null;
  const count = (found: MinedBlock | undefined) => (found ? toHex(found.transactions.length) : null);
  const transaction = (found: MinedBlock | undefined, params: unknown) => {
    const one = found?.transactions[Number(asQuantity(at(params, 1), 'the index') ?? 0n)];
    return one ? formatTransaction(one.transaction, one) : null;
  };
  return {
    eth_blockNumber: () => toHex(ledger.latest().block.header.number),
    eth_getBlockByNumber: (params) => format(byNumber(params), params),
    eth_getBlockByHash: (params) => format(byHash(params), params),
    eth_getBlockTransactionCountByNumber: (params) => count(byNumber(params)),
    eth_getBlockTransactionCountByHash: (params) => count(byHash(params)),
    eth_getTransactionByBlockNumberAndIndex: (params) => transaction(byNumber(params), params),
    eth_getTransactionByBlockHashAndIndex: (params) => transaction(byHash(params), params),
    eth_getBlockReceipts: (params) => byNumber(params)?.transactions.map(formatReceipt) ?? null,
    eth_getLogs: (params) => readLogs(ledger, at(params, 0)),
  };
}
