import { createTxFromRLP, isBlob4844Tx, type TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import type { Hex } from 'viem';
import { invalidParamsError } from '../rpcError.js';
import type { Ledger } from './createLedger.js';
import { maxFeeOf } from './fees.js';
import { fundsRefusal, gasRefusal, transactionRefusal } from './refusals.js';

/** The transactions that wait for a block. */
export interface Pool {
  /** Checks a signed transaction as nodes do and adds it. Rejects with a node's error. */
  add(raw: Hex): Promise<Hex>;
  find(hash: string): TypedTransaction | undefined;
  /** The next nonce of an account, after its waiting transactions. */
  nextNonce(address: string): Promise<bigint>;
  /** Removes and returns the transactions for the next block, in order. */
  takeReady(): Promise<readonly TypedTransaction[]>;
}

/** A transaction replaces another one with its nonce if its fee is at least this percentage of the other's. */
const REPLACEMENT_PERCENT = 110n;
const MOST_WAITING = 1_000;

const senderOf = (transaction: TypedTransaction) => transaction.getSenderAddress().toString();

export function createPool(ledger: Ledger): Pool {
  // In order of arrival.
  let waiting: readonly TypedTransaction[] = [];

  async function nonceOf(address: string): Promise<bigint> {
    const state = await ledger.stateAfter(ledger.latest().block);
    return (await state.getAccount(createAddressFromString(address)))?.nonce ?? 0n;
  }

  const nonceHeld = (address: string, nonce: bigint) =>
    waiting.find((one) => one.nonce === nonce && senderOf(one) === address);

  async function assertAcceptable(transaction: TypedTransaction): Promise<void> {
    const { header } = ledger.latest().block;
    const sender = senderOf(transaction);
    const state = await ledger.stateAfter(ledger.latest().block);
    const account = await state.getAccount(createAddressFromString(sender));
    if (transaction.nonce < (account?.nonce ?? 0n)) throw transactionRefusal('nonce too low');
    if (transaction.gasLimit > header.gasLimit) throw transactionRefusal('exceeds block gas limit');
    if (transaction.gasLimit < transaction.getMinimumGasLimit()) throw gasRefusal();
    if (maxFeeOf(transaction) < header.calcNextBaseFee()) {
      throw transactionRefusal('max fee per gas less than block base fee');
    }
    const most = transaction.value + transaction.gasLimit * maxFeeOf(transaction);
    if ((account?.balance ?? 0n) < most) throw fundsRefusal();
  }

  return {
    async add(raw) {
      const transaction = decode(raw, ledger);
      const hash = bytesToHex(transaction.hash());
      if (ledger.transaction(hash) || this.find(hash))
        throw transactionRefusal('transaction already imported');
      await assertAcceptable(transaction);
      const held = nonceHeld(senderOf(transaction), transaction.nonce);
      if (held && maxFeeOf(transaction) * 100n < maxFeeOf(held) * REPLACEMENT_PERCENT) {
        throw transactionRefusal('replacement transaction underpriced');
      }
      if (!held && waiting.length >= MOST_WAITING) throw transactionRefusal('txpool is full');
      waiting = [...waiting.filter((one) => one !== held), transaction];
      return hash;
    },
    find: (hash) => waiting.find((one) => bytesToHex(one.hash()) === hash),
    async nextNonce(address) {
      let nonce = await nonceOf(address.toLowerCase());
      while (nonceHeld(address.toLowerCase(), nonce)) nonce += 1n;
      return nonce;
    },
    async takeReady() {
      const { header } = ledger.latest().block;
      const baseFee = header.calcNextBaseFee();
      const next = new Map<string, bigint>();
      const ready: TypedTransaction[] = [];
      let gas = 0n;
      // A transaction may have arrived before one with a lower nonce.
      for (let found = true; found; ) {
        found = false;
        for (const one of waiting) {
          const sender = senderOf(one);
          const nonce = next.get(sender) ?? (await nonceOf(sender));
          const isFit = gas + one.gasLimit <= header.gasLimit && maxFeeOf(one) >= baseFee;
          if (one.nonce !== nonce || !isFit || ready.includes(one)) continue;
          next.set(sender, nonce + 1n);
          gas += one.gasLimit;
          ready.push(one);
          found = true;
        }
      }
      waiting = waiting.filter((one) => !ready.includes(one));
      return ready;
    },
  };
}

function decode(raw: Hex, { common }: Ledger): TypedTransaction {
  let transaction: TypedTransaction;
  try {
    transaction = createTxFromRLP(hexToBytes(raw), { common });
  } catch (error) {
    const why = error instanceof Error ? error.message : `${error}`;
    if (/chain ID/.test(why)) throw transactionRefusal('invalid chain id for signer');
    // The rest of the message is the whole transaction.
    throw invalidParamsError(`Failed to decode transaction: ${why.split(' (')[0]}`);
  }
  if (isBlob4844Tx(transaction)) throw transactionRefusal('transaction type not supported');
  if (!transaction.isSigned() || !transaction.verifySignature()) throw transactionRefusal('invalid sender');
  return transaction;
}
