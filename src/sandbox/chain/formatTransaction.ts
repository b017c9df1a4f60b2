import { type EOACode7702Tx, isEOACode7702Tx, type TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex } from '@ethereumjs/util';
import { toHex } from '../../lib/evm/hex.js';
import type { MinedTransaction } from './createLedger.js';
import { maxFeeOf, paidPrice } from './fees.js';

/** A transaction in a node's format. Without `mined`, it is a pending one. */
export function formatTransaction(transaction: TypedTransaction, mined?: MinedTransaction) {
  const { type, nonce, gasLimit, to, value, data, v, r, s } = transaction;
  const isLegacy = type === 0;
  const header = mined?.block.header;
  return {
    type: toHex(type),
    ...(isLegacy && v !== undefined && v < 35n ? {} : { chainId: toHex(transaction.common.chainId()) }),
    nonce: toHex(nonce),
    gas: toHex(gasLimit),
    ...('maxFeePerGas' in transaction
      ? {
          maxFeePerGas: toHex(transaction.maxFeePerGas),
          maxPriorityFeePerGas: toHex(transaction.maxPriorityFeePerGas),
        }
      : {}),
    gasPrice: toHex(mined ? paidPrice(mined) : maxFeeOf(transaction)),
    to: to?.toString() ?? null,
    value: toHex(value),
    ...('accessList' in transaction ? { accessList: transaction.toJSON().accessList } : {}),
    ...(isEOACode7702Tx(transaction) ? { authorizationList: authorizationsOf(transaction) } : {}),
    input: bytesToHex(data),
    r: toHex(r ?? 0n),
    s: toHex(s ?? 0n),
    ...(isLegacy ? {} : { yParity: toHex(v ?? 0n) }),
    v: toHex(v ?? 0n),
    hash: bytesToHex(transaction.hash()),
    blockHash: mined && header ? bytesToHex(header.hash()) : null,
    blockNumber: header ? toHex(header.number) : null,
    transactionIndex: mined ? toHex(mined.index) : null,
    from: transaction.getSenderAddress().toString(),
    ...(header ? { blockTimestamp: toHex(header.timestamp) } : {}),
  };
}

const authorizationsOf = (transaction: EOACode7702Tx) =>
  transaction.toJSON().authorizationList?.map(({ address, ...numbers }) => ({
    address,
    // The package writes them with leading zeros.
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, toHex(BigInt(value))])),
  }));
