import { toBase58 } from '../../../../lib/solana/base58.js';
import { atSlot, type Cluster, type Method } from '../cluster.js';
import { accountsOf, type LedgerEntry } from '../ledger.js';
import {
  readAddress,
  readAmount,
  readChoice,
  readCommitment,
  readList,
  readOptions,
  readSignature,
} from '../params.js';
import { RpcFailure } from '../rpcFailure.js';
import { type DecodedTransaction, isSigner, isWritable } from '../wire.js';

type Encoding = 'json' | 'jsonParsed' | 'base58' | 'base64';

/** The methods about executed transactions, which are kept as long as the cluster runs. */
export function historyMethods(cluster: Cluster): Readonly<Record<string, Method>> {
  const { time, ledger } = cluster;
  /** Refuses `processed`: such blocks may still be dropped. */
  const readLasting = (options: Readonly<Record<string, unknown>>) => {
    const commitment = readCommitment(options, time);
    if (commitment !== 'processed') return commitment;
    throw new RpcFailure('invalidParams', 'Method does not support commitment below `confirmed`');
  };
  /** The transaction in an option: null if the node does not know it, undefined if the option is missing. */
  const readPlace = (signature: unknown) => {
    if (signature === undefined || signature === null) return undefined;
    return ledger.find(readSignature(signature)) ?? null;
  };
  return {
    getSignatureStatuses([signatures]) {
      const value = readList(signatures, 256).map((signature) => {
        const entry = ledger.find(readSignature(signature));
        if (!entry || entry.slot > time.slot()) return null;
        const { commitment, confirmations } = time.commitmentOf(entry.slot);
        return {
          slot: entry.slot,
          confirmations,
          err: entry.error,
          status: statusOf(entry),
          confirmationStatus: commitment,
        };
      });
      return atSlot(cluster, 'processed', value);
    },

    getTransaction([signature, options]) {
      // A string in place of the options is the encoding.
      const read = typeof options === 'string' ? { encoding: options } : readOptions(options);
      const encoding = readChoice<Encoding>(read.encoding, ['json', 'jsonParsed', 'base58', 'base64']);
      const entry = ledger.find(readSignature(signature));
      if (!entry || entry.slot > time.slot(readLasting(read))) return null;
      const { message } = entry.transaction;
      const most = (read as { maxSupportedTransactionVersion?: unknown }).maxSupportedTransactionVersion;
      if (message.version === 0 && most !== 0) {
        throw new RpcFailure(
          'unsupportedVersion',
          'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
        );
      }
      return {
        slot: entry.slot,
        blockTime: entry.blockTime,
        meta: metaOf(entry),
        transaction: transactionIn(encoding, entry),
        ...(most === undefined || most === null ? {} : { version: message.version }),
      };
    },

    getSignaturesForAddress([address, options]) {
      const read = readOptions(options);
      const newest = time.slot(readLasting(read));
      const limit = read.limit === undefined ? 1000 : Number(readAmount(read.limit));
      if (limit < 1 || limit > 1000) throw new RpcFailure('invalidParams', 'Invalid limit; max 1000');
      // Both may be transactions of other accounts.
      const [before, until] = [read.before, read.until].map(readPlace);
      const end = before === undefined ? Number.POSITIVE_INFINITY : (before?.place ?? 0);
      const start = until?.place ?? -1;
      return ledger
        .of(readAddress(address))
        .filter(({ slot, place }) => slot <= newest && place < end && place > start)
        .slice(0, limit)
        .map((entry) => ({
          signature: entry.signature,
          slot: entry.slot,
          err: entry.error,
          memo: null,
          blockTime: entry.blockTime,
          confirmationStatus: time.commitmentOf(entry.slot).commitment,
        }));
    },
  };
}

const statusOf = ({ error }: LedgerEntry) => (error === null ? { Ok: null } : { Err: error });

function metaOf(entry: LedgerEntry) {
  return {
    err: entry.error,
    status: statusOf(entry),
    fee: entry.fee,
    preBalances: entry.before.balances,
    postBalances: entry.after.balances,
    preTokenBalances: entry.before.tokens,
    postTokenBalances: entry.after.tokens,
    innerInstructions: entry.innerInstructions,
    logMessages: entry.logs,
    computeUnitsConsumed: entry.unitsConsumed,
    ...(entry.returnData ? { returnData: entry.returnData } : {}),
    loadedAddresses: entry.loaded,
    rewards: [],
  };
}

function transactionIn(encoding: Encoding, entry: LedgerEntry) {
  const { bytes, signatures, message }: DecodedTransaction = entry.transaction;
  if (encoding === 'base64') return [Buffer.from(bytes).toString('base64'), 'base64'];
  if (encoding === 'base58') return [toBase58(bytes), 'base58'];
  const { header, accounts, instructions, lookups, blockhash, version } = message;
  const all = accountsOf(entry);
  const nameOf = (index: number) => all[index] ?? '';
  const isParsed = encoding === 'jsonParsed';
  const keyAt = (pubkey: string, index: number) => {
    const isWritten = index < accounts.length;
    return {
      pubkey,
      signer: isSigner(message, index),
      writable: isWritten
        ? isWritable(message, index)
        : index < accounts.length + entry.loaded.writable.length,
      source: isWritten ? 'transaction' : 'lookupTable',
    };
  };
  return {
    signatures: signatures.map(toBase58),
    message: {
      ...(isParsed ? {} : { header }),
      accountKeys: isParsed ? all.map(keyAt) : accounts,
      recentBlockhash: blockhash,
      // Instructions are never parsed; clients must expect that for programs that a node does not know.
      instructions: instructions.map(({ program, accounts: used, data }) => ({
        ...(isParsed
          ? { programId: nameOf(program), accounts: used.map(nameOf) }
          : { programIdIndex: program, accounts: used }),
        data: toBase58(data),
        stackHeight: null,
      })),
      ...(version === 'legacy'
        ? {}
        : {
            addressTableLookups: lookups.map(({ table, writable, readonly }) => ({
              accountKey: table,
              writableIndexes: writable,
              readonlyIndexes: readonly,
            })),
          }),
    },
  };
}
