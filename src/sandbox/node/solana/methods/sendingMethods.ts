import { atSlot, type Cluster, type Method } from '../cluster.js';
import { BLOCKHASH_LIFE, type Commitment } from '../clusterTime.js';
import { faucetTransfer } from '../faucet.js';
import { feeOf } from '../fee.js';
import { type Outcome, type SimulatedOutcome, signatureOf } from '../ledger.js';
import type { SvmAddress } from '../litesvm.js';
import {
  readAddress,
  readAmount,
  readChoice,
  readCommitment,
  readList,
  readOptions,
  readWire,
} from '../params.js';
import { RpcFailure } from '../rpcFailure.js';
import { isSigned } from '../signatures.js';
import { type TransactionError, transactionErrorText } from '../transactionError.js';
import { type DecodedTransaction, decodeMessage, decodeTransaction } from '../wire.js';
import { accountInfo } from './accountMethods.js';

/** The methods that send and simulate transactions. */
export function sendingMethods(cluster: Cluster): Readonly<Record<string, Method>> {
  const { svm, time, ledger } = cluster;

  /** The reason why a transaction cannot run. The signature identifies duplicates. */
  const refusal = (transaction: DecodedTransaction, commitment: Commitment): TransactionError | undefined => {
    if (ledger.find(signatureOf(transaction))) return 'AlreadyProcessed';
    return time.isUsable(transaction.message.blockhash, commitment) ? undefined : 'BlockhashNotFound';
  };

  const simulated = (transaction: DecodedTransaction, commitment: Commitment): SimulatedOutcome => {
    const error = refusal(transaction, commitment);
    return error ? { ...NOTHING, error } : ledger.simulate(transaction);
  };

  return {
    sendTransaction([text, options]) {
      const read = readOptions(options);
      const transaction = decoded(text, read.encoding);
      if (read.skipPreflight !== true) {
        const { preflightCommitment } = read;
        const commitment = readCommitment({ ...read, commitment: preflightCommitment }, time);
        if (!isSigned(transaction)) {
          throw new RpcFailure('badSignature', 'Transaction signature verification failure');
        }
        const outcome = simulated(transaction, commitment);
        if (outcome.error !== null) {
          const message = `Transaction simulation failed: ${transactionErrorText(outcome.error)}`;
          throw new RpcFailure('preflight', message, { accounts: null, ...answerOf(outcome) });
        }
      }
      // Like a real cluster, silently drops transactions that no block would accept.
      if (isSigned(transaction) && !refusal(transaction, 'processed')) ledger.execute(transaction);
      return signatureOf(transaction);
    },

    simulateTransaction([text, options]) {
      const read = readOptions(options);
      const transaction = decoded(text, read.encoding);
      const commitment = readCommitment(read, time);
      if (read.sigVerify === true && read.replaceRecentBlockhash === true) {
        throw new RpcFailure('invalidParams', 'sigVerify may not be used with replaceRecentBlockhash');
      }
      if (read.sigVerify === true && !isSigned(transaction)) {
        throw new RpcFailure('badSignature', 'Transaction signature verification failure');
      }
      const isReplaced = read.replaceRecentBlockhash === true;
      const outcome = isReplaced ? ledger.simulate(transaction) : simulated(transaction, commitment);
      const { blockhash, lastValidHeight } = time.latestBlockhash(commitment);
      const replacementBlockhash = { blockhash, lastValidBlockHeight: lastValidHeight };
      return atSlot(cluster, commitment, {
        ...answerOf(outcome),
        innerInstructions: read.innerInstructions === true ? innerOf(outcome) : null,
        accounts: accountsAfter(read.accounts, transaction, outcome),
        ...(isReplaced ? { replacementBlockhash } : {}),
      });
    },

    getFeeForMessage([text, options]) {
      const commitment = readCommitment(readOptions(options), time);
      const message = sanitized(() => decodeMessage(readWire(text, 'base64')));
      const fee = time.isUsable(message.blockhash, commitment) ? feeOf(message) : null;
      return atSlot(cluster, commitment, fee);
    },

    requestAirdrop([address, lamports, options]) {
      readCommitment(readOptions(options), time);
      const to = readAddress(address);
      const amount = readAmount(lamports);
      const transaction = newTransfer(to, amount);
      if (!transaction)
        throw new RpcFailure('internal', 'There were too many airdrops alike. Wait a minute.');
      const { signature, error } = ledger.execute(transaction);
      if (error) throw new RpcFailure('internal', `The airdrop failed: ${transactionErrorText(error)}`);
      return signature;
    },
  };

  /** An airdrop that is not in the ledger yet: two equal ones with the same blockhash would be the same transaction. */
  function newTransfer(to: string, lamports: bigint): DecodedTransaction | undefined {
    for (let blocks = 0; blocks < BLOCKHASH_LIFE; blocks += 1) {
      const bytes = faucetTransfer(to, lamports, time.blockhashBefore(blocks));
      const transaction = decodeTransaction(bytes);
      if (!ledger.find(signatureOf(transaction))) return transaction;
    }
    return undefined;
  }

  /** The accounts that a simulation should return. Those that it does not touch keep their current state. */
  function accountsAfter(
    value: unknown,
    { message }: DecodedTransaction,
    { accounts, error }: SimulatedOutcome,
  ) {
    if (value === undefined || value === null) return null;
    const { addresses, encoding } = readOptions(value);
    const loaded = message.lookups.flatMap(({ writable, readonly }) => [...writable, ...readonly]);
    const wanted = readList(addresses, Number.POSITIVE_INFINITY);
    const most = message.accounts.length + loaded.length;
    if (wanted.length > most) {
      throw new RpcFailure('invalidParams', `Too many accounts provided; max ${most}`);
    }
    return wanted.map((address) => {
      const name = readAddress(address);
      // A failed transaction has no accounts.
      if (error !== null) return null;
      const after = accounts.get(name);
      const account = after ? { ...after, exists: after.lamports > 0n } : svm.getAccount(name as SvmAddress);
      return account.exists ? accountInfo(svm, account, { encoding: encoding ?? 'base64' }) : null;
    });
  }
}

const NOTHING: Omit<SimulatedOutcome, 'error'> = {
  addresses: [],
  accounts: new Map(),
  logs: [],
  unitsConsumed: 0n,
  returnData: null,
  innerInstructions: [],
};

function answerOf({ error, logs, unitsConsumed, returnData }: Outcome) {
  return { err: error, innerInstructions: null, logs, returnData, unitsConsumed };
}

/** The unparsed format that nodes use for unknown programs. */
function innerOf({ innerInstructions, addresses }: SimulatedOutcome) {
  const nameOf = (place: number) => addresses[place] ?? '';
  return innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => ({
      programId: nameOf(programIdIndex),
      accounts: accounts.map(nameOf),
      data,
      stackHeight,
    })),
  }));
}

function decoded(text: unknown, encoding: unknown): DecodedTransaction {
  const bytes = readWire(text, readChoice(encoding, ['base58', 'base64']));
  return sanitized(() => decodeTransaction(bytes));
}

function sanitized<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof RangeError) {
      throw new RpcFailure('invalidParams', `failed to deserialize a transaction: ${error.message}`);
    }
    throw error;
  }
}
