import { atSlot, type Cluster, type Method } from '../cluster.js';
import type { SvmAddress } from '../litesvm.js';
import { readAddress, readCommitment, readOptions } from '../params.js';
import { TOKEN_PROGRAMS } from '../programs.js';
import { RpcFailure } from '../rpcFailure.js';
import { readMint, readTokenAccount, uiTokenAmount } from '../tokenData.js';
import { accountInfo } from './accountMethods.js';
import { decimalsOf } from './parsedTokenData.js';

const notFound = (what: string) => new RpcFailure('invalidParams', `Invalid param: ${what}`);

/** The methods about token accounts. */
export function tokenMethods(cluster: Cluster): Readonly<Record<string, Method>> {
  const { svm, time } = cluster;
  const tokenData = (address: unknown) => {
    const account = svm.getAccount(readAddress(address) as SvmAddress);
    if (!account.exists) throw notFound('could not find account');
    return TOKEN_PROGRAMS.has(account.programAddress) ? Uint8Array.from(account.data) : undefined;
  };
  /** The programs and the mint to filter by. */
  const readFilter = (value: unknown) => {
    const { mint, programId } = readOptions(value);
    if (programId !== undefined) {
      const program = readAddress(programId);
      if (!TOKEN_PROGRAMS.has(program)) throw notFound('unrecognized Token program id');
      return { programs: [program], mint: undefined };
    }
    const wanted = readAddress(mint);
    if (decimalsOf(svm, wanted) === undefined) throw notFound('could not find mint');
    return { programs: [...TOKEN_PROGRAMS.keys()], mint: wanted };
  };
  return {
    getTokenAccountBalance([address, options]) {
      const commitment = readCommitment(readOptions(options), time);
      const data = tokenData(address);
      const held = data && readTokenAccount(data);
      const decimals = held && decimalsOf(svm, held.mint);
      if (!held || decimals === undefined) throw notFound('not a Token account');
      return atSlot(cluster, commitment, uiTokenAmount(held.amount, decimals));
    },
    getTokenSupply([address, options]) {
      const commitment = readCommitment(readOptions(options), time);
      const data = tokenData(address);
      const mint = data && readMint(data);
      if (!mint) throw notFound('not a Token mint');
      return atSlot(cluster, commitment, uiTokenAmount(mint.supply, mint.decimals));
    },
    getTokenAccountsByOwner([address, filter, options]) {
      const owner = readAddress(address);
      const { programs, mint } = readFilter(filter);
      const read = readOptions(options);
      const accounts = programs
        .flatMap((program) => svm.getProgramAccounts(program as SvmAddress))
        .filter((account) => {
          const held = readTokenAccount(Uint8Array.from(account.data));
          return held?.owner === owner && (mint === undefined || held.mint === mint);
        });
      const value = accounts.map((account) => ({
        pubkey: account.address,
        account: accountInfo(svm, account, read),
      }));
      return atSlot(cluster, readCommitment(read, time), value);
    },
  };
}
