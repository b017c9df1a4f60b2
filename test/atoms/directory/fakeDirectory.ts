import type { Directory } from '../../../src/api/directory/createDirectory.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { askFirstWallets } from '../../../src/lib/wallets/askFirstWallets.js';
import type { ListedWallet } from '../../../src/lib/wallets/listedWallet.js';
import type { WalletPage, WalletQuery } from '../../../src/lib/wallets/walletSource.js';
import { type Deferred, deferred } from '../../support/promises.js';

/** A directory that the test answers. */
export interface FakeDirectory extends Directory {
  /** Pending queries, oldest first. */
  readonly asked: (Deferred<WalletPage> & { readonly query: WalletQuery; readonly signal: AbortSignal })[];
  /** Answers all later queries from these wallets. */
  serve(wallets: readonly ListedWallet[]): void;
  /** Answers all later queries like this. */
  answer(how: (query: WalletQuery) => WalletPage): void;
  /** Fails all later queries. */
  fail(): void;
}

export const failure = () =>
  new WalletModalError('directory_failed', 'The directory of wallets cannot be read.');

export function fakeDirectory(): FakeDirectory {
  const asked: FakeDirectory['asked'] = [];
  let answer: ((query: WalletQuery) => Promise<WalletPage>) | undefined;
  function wallets(query: WalletQuery, signal: AbortSignal) {
    const question = { ...deferred<WalletPage>(), query, signal };
    asked.push(question);
    return answer ? answer(query) : question.promise;
  }
  return {
    asked,
    wallets,
    firstWallets: (question, signal, tell) =>
      askFirstWallets((query) => wallets(query, signal), question, tell),
    picture: () => Promise.reject(failure()),
    isAnalyticsEnabled: () => Promise.reject(failure()),
    serve(wallets) {
      answer = async ({ page = 1, entries, include = [], exclude = [], search = '' }) => {
        const found = wallets.filter(
          ({ id, name }) =>
            (include.length === 0 || include.includes(id)) && !exclude.includes(id) && name.includes(search),
        );
        return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length };
      };
    },
    answer(how) {
      answer = async (query) => how(query);
    },
    fail() {
      answer = () => Promise.reject(failure());
    },
  };
}

/** `count` wallets, starting with `Wallet 0`. */
export const wallets = (count: number): ListedWallet[] =>
  Array.from({ length: count }, (_, at) => ({ id: `id${at}`, name: `Wallet ${at}`, rdns: `test.w${at}` }));

export const choice = { featured: [], include: [], exclude: [], excludeRdns: [], all: 'show' } as const;
const hosted = { url: 'https://directory.test', projectId: 'p' };
export const setting = { key: 'one', sources: undefined, hosted };
