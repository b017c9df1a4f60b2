import { unlessAdvertisement } from '../../untrusted/advertisement.js';
import { readFields } from '../../untrusted/readFields.js';
import { readImage } from '../../untrusted/readImage.js';
import { readSymbol } from '../../untrusted/readSymbol.js';
import { safeName } from '../../untrusted/sanitize.js';
import type { OwnedNft } from '../ownedNfts.js';
import { LONGEST_ID } from './readSourceEntry.js';

const FIELDS = ['id', 'name', 'symbol', 'image', 'isSpam'];

/** An NFT of an untrusted list. Undefined if it has no id or is marked as spam. Never throws. */
export function readSourceNft(entry: unknown): OwnedNft | undefined {
  const { id, name, symbol, image, isSpam } = readFields(entry, FIELDS);
  if (typeof id !== 'string' || id === '' || id.length > LONGEST_ID || isSpam === true) return undefined;
  return {
    key: id,
    name: unlessAdvertisement(safeName(name)),
    symbol: unlessAdvertisement(readSymbol(symbol)),
    image: readImage(image),
  };
}
