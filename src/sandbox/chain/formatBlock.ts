import { bytesToHex } from '@ethereumjs/util';
import { toHex } from '../../lib/evm/hex.js';
import type { MinedBlock } from './createLedger.js';
import { formatTransaction } from './formatTransaction.js';

/** A block in a node's format, with its transactions or their hashes. */
export function formatBlock({ block, hash, transactions }: MinedBlock, isFull: boolean) {
  const { header } = block;
  return {
    hash,
    parentHash: bytesToHex(header.parentHash),
    sha3Uncles: bytesToHex(header.uncleHash),
    miner: header.coinbase.toString(),
    stateRoot: bytesToHex(header.stateRoot),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    receiptsRoot: bytesToHex(header.receiptTrie),
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: toHex(header.difficulty),
    number: toHex(header.number),
    gasLimit: toHex(header.gasLimit),
    gasUsed: toHex(header.gasUsed),
    timestamp: toHex(header.timestamp),
    extraData: bytesToHex(header.extraData),
    mixHash: bytesToHex(header.mixHash),
    nonce: bytesToHex(header.nonce),
    baseFeePerGas: toHex(header.baseFeePerGas ?? 0n),
    ...(header.withdrawalsRoot ? { withdrawalsRoot: bytesToHex(header.withdrawalsRoot) } : {}),
    blobGasUsed: toHex(header.blobGasUsed ?? 0n),
    excessBlobGas: toHex(header.excessBlobGas ?? 0n),
    ...(header.parentBeaconBlockRoot
      ? { parentBeaconBlockRoot: bytesToHex(header.parentBeaconBlockRoot) }
      : {}),
    ...(header.requestsHash ? { requestsHash: bytesToHex(header.requestsHash) } : {}),
    size: toHex(block.serialize().length),
    uncles: [],
    transactions: transactions.map((one) => (isFull ? formatTransaction(one.transaction, one) : one.hash)),
    withdrawals: [],
  };
}
