import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { LISTED_WALLET_LINKS, readId, readListedWallets } from './listedWallet.js';
import type { WalletPage, WalletQuery, WalletSource } from './walletSource.js';

/** Fields that only the directory may set: its picture ids and its review badge. */
const NOT_OF_SOURCES: readonly string[] = ['image_id', 'badge_type'];

const FIELDS = ['id', 'name', ...LISTED_WALLET_LINKS.filter((field) => !NOT_OF_SOURCES.includes(field))];

/** The most flags of one wallet. */
const MOST_MARKS = 20;

/** Prefix for the picture ids of sources. The directory's ids have no dots. */
const PICTURE_OF_SOURCE = 'own.';

/** The id of the wallet whose picture comes from a source; undefined for a picture of the directory. */
export const pictureOfSource = (imageId: string): string | undefined =>
  imageId.startsWith(PICTURE_OF_SOURCE) ? imageId.slice(PICTURE_OF_SOURCE.length) : undefined;

/**
 * Reads a source's untrusted answer. Throws if it isn't a list; leaves out invalid wallets and those that weren't requested.
 */
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
