import { bytesToHex, createContractAddress } from '@ethereumjs/util';
import { toHex } from '../../lib/evm/hex.js';
import type { MinedTransaction } from './createLedger.js';
import { paidPrice } from './fees.js';

/** A receipt in a node's format. */
export function formatReceipt(mined: MinedTransaction) {
  const { transaction, hash, from, block, index, result } = mined;
  const { receipt } = result;
  return {
    type: toHex(transaction.type),
    status: 'status' in receipt && receipt.status === 1 ? '0x1' : '0x0',
    cumulativeGasUsed: toHex(receipt.cumulativeBlockGasUsed),
    logs: formatLogs(mined),
    logsBloom: bytesToHex(receipt.bitvector),
    transactionHash: hash,
    transactionIndex: toHex(index),
    blockHash: bytesToHex(block.hash()),
    blockNumber: toHex(block.header.number),
    gasUsed: toHex(result.totalGasSpent),
    effectiveGasPrice: toHex(paidPrice(mined)),
    from,
    to: transaction.to?.toString() ?? null,
    contractAddress: transaction.to
      ? null
      : createContractAddress(transaction.getSenderAddress(), transaction.nonce).toString(),
  };
}

/** A transaction's logs in a node's format. */
export function formatLogs({ hash, block, index, result, logsBefore }: MinedTransaction) {
  return result.receipt.logs.map(([address, topics, data], at) => ({
    address: bytesToHex(address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
    blockHash: bytesToHex(block.hash()),
    blockNumber: toHex(block.header.number),
    blockTimestamp: toHex(block.header.timestamp),
    transactionHash: hash,
    transactionIndex: toHex(index),
    logIndex: toHex(logsBefore + at),
    removed: false,
  }));
}
