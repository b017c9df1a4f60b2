import { atom } from 'jotai/vanilla';
import { SEARCH_ENTRIES } from '../../lib/wallets/directoryConstants.js';
import { type ListedWallet, readId } from '../../lib/wallets/listedWallet.js';
import { isCalled } from '../connecting/isCalled.js';
import { configAtom } from '../siteConfig.js';
import { openDirectoryAtom } from './directory.js';

/**
 * Asks the directory for the wallet with this id or reverse domain name. Undefined if there is no directory or no such
 * wallet. Rejects with `directory_failed`, `load_failed` or `aborted`.
 */
export const askForWalletAtom = atom(
  null,
  async (get, set, name: string, signal: AbortSignal): Promise<ListedWallet | undefined> => {
    const { directory: setting } = get(configAtom);
    if (!setting || readId(name) === undefined) return undefined;
    // The directory can't search by domain, but the second part of most reverse domain names is the wallet's name.
    const [, search] = name.split('.');
    const question = search === undefined ? { include: [name] } : { search };
    const directory = await set(openDirectoryAtom, setting);
    const { wallets } = await directory.wallets({ page: 1, entries: SEARCH_ENTRIES, ...question }, signal);
    return wallets.find((wallet) => isCalled(wallet, name));
  },
);
