import { toBase58 } from '../../../../lib/solana/base58.js';
import { atSlot, type Cluster, type Method } from '../cluster.js';
import type { Svm, SvmAccount, SvmAddress } from '../litesvm.js';
import { readAddress, readAmount, readChoice, readCommitment, readList, readOptions } from '../params.js';
import { RpcFailure } from '../rpcFailure.js';
import { parsedTokenData } from './parsedTokenData.js';

type Encoding = 'binary' | 'base58' | 'base64' | 'jsonParsed';
type Account = Pick<SvmAccount, 'data' | 'executable' | 'lamports' | 'programAddress'>;

/** The most bytes that nodes encode in base58. */
const MOST_BASE58 = 128;
/** The value that nodes report for accounts without rent: the largest 64-bit number. */
const NO_RENT = 2n ** 64n - 1n;

/** The accounts of a cluster, always in their current state: other commitments have no states of their own. */
export function accountMethods(cluster: Cluster): Readonly<Record<string, Method>> {
  const { svm, time } = cluster;
  const answer = (options: unknown, make: (options: Readonly<Record<string, unknown>>) => unknown) => {
    const read = readOptions(options);
    return atSlot(cluster, readCommitment(read, time), make(read));
  };
  const find = (address: unknown) => svm.getAccount(readAddress(address) as SvmAddress);
  return {
    getBalance: ([address, options]) =>
      answer(options, () => {
        const account = find(address);
        return account.exists ? account.lamports : 0n;
      }),
    getAccountInfo: ([address, options]) =>
      answer(options, (read) => {
        const account = find(address);
        return account.exists ? accountInfo(svm, account, read) : null;
      }),
    getMultipleAccounts: ([addresses, options]) =>
      answer(options, (read) =>
        readList(addresses, 100).map((address) => {
          const account = find(address);
          return account.exists ? accountInfo(svm, account, { encoding: 'base64', ...read }) : null;
        }),
      ),
  };
}

/** An account in a node's format, with its data in the requested encoding. */
export function accountInfo(svm: Svm, account: Account, options: Readonly<Record<string, unknown>>) {
  const encoding = readChoice<Encoding>(options.encoding, ['binary', 'base58', 'base64', 'jsonParsed']);
  return {
    data: dataIn(encoding, svm, account, options.dataSlice),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: NO_RENT,
    space: account.data.length,
  };
}

function dataIn(encoding: Encoding, svm: Svm, account: Account, slice: unknown) {
  const parsed = encoding === 'jsonParsed' ? parsedTokenData(svm, account) : undefined;
  if (parsed) return parsed;
  const data = sliced(account.data, slice);
  // Data that cannot be parsed is returned as base64.
  if (encoding === 'base64' || encoding === 'jsonParsed') {
    return [Buffer.from(data).toString('base64'), 'base64'];
  }
  if (data.length > MOST_BASE58) {
    throw new RpcFailure(
      'invalidRequest',
      `Encoded binary (base 58) data should be less than ${MOST_BASE58} bytes, please use Base64 encoding.`,
    );
  }
  return encoding === 'binary'
    ? toBase58(Uint8Array.from(data))
    : [toBase58(Uint8Array.from(data)), 'base58'];
}

function sliced(data: Account['data'], slice: unknown) {
  if (slice === undefined || slice === null) return data;
  const { offset, length } = readOptions(slice);
  const start = Number(readAmount(offset));
  return data.slice(start, start + Number(readAmount(length)));
}
