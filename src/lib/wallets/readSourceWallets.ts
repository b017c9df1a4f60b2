import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { LISTED_WALLET_LINKS, readId, readListedWallets } from './listedWallet.js';
import type { WalletPage, WalletQuery, WalletSource } from './walletSource.js';

/** Where the directory's own fields would lead to its pictures, or say that it has reviewed a wallet. */
const NOT_OF_SOURCES: readonly string[] = ['image_id', 'badge_type'];

const FIELDS = ['id', 'name', ...LISTED_WALLET_LINKS.filter((field) => !NOT_OF_SOURCES.includes(field))];

/** The most flags of one wallet. */
const MOST_MARKS = 20;

/** Tells the pictures of sources from those of the directory, whose ids have no dots. */
const PICTURE_OF_SOURCE = 'own.';

/** The wallet that a source is to have a picture of; undefined for a picture of the directory. */
export const pictureOfSource = (imageId: string): string | undefined =>
  imageId.startsWith(PICTURE_OF_SOURCE) ? imageId.slice(PICTURE_OF_SOURCE.length) : undefined;

/** Reads an untrusted answer of a source. Throws if it is not a list; leaves out invalid wallets, and those nobody asked for. */
export function readSourceWallets(
  answer: unknown,
  { entries: most, include = [], exclude = [] }: WalletQuery,
  { picture }: Pick<WalletSource, 'picture'>,
): WalletPage {
  const { wallets, count } = readFields(answer, ['wallets', 'count']);
  const entries = readEntries(wallets, most);
  if (!entries) throw new TypeError('The answer has no list of wallets.');
  const given = entries.map((entry) => {
    const { injected } = readFields(entry, ['injected']);
    return { ...readFields(entry, FIELDS), injected: readEntries(injected, MOST_MARKS) };
  });
  const read = readListedWallets(given)
    .filter(({ id }) => (include.length === 0 || include.includes(id)) && !exclude.includes(id))
    .map((wallet) => {
      const hasPicture = picture && !wallet.image_url && readId(PICTURE_OF_SOURCE + wallet.id);
      return hasPicture ? { ...wallet, image_id: PICTURE_OF_SOURCE + wallet.id } : wallet;
    });
  const isCount = typeof count === 'number' && Number.isSafeInteger(count);
  return { wallets: read, count: Math.max(isCount ? count : 0, entries.length) };
}
