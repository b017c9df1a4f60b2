import * as z from 'zod/mini';
import { maybe, parseEntries, text, units } from '../../api/chain/wireFields.js';
import type { SourceNft, SourcePage, SourcePageOptions } from '../../lib/account/accountSource.js';
import type { Instance } from './instance.js';
import { readNextParams } from './nextParams.js';
import { readPage } from './readHistory.js';
import { nameOfNft } from './toEntries.js';
import { readToken, wireToken } from './wireTokens.js';

const wireNft = z.object({
  id: units,
  token: wireToken,
  image_url: text,
  thumbnails: maybe(z.object({ '250x250': text })),
  metadata: maybe(z.object({ name: text, image: text })),
});

/** A page of an account's collectibles. */
export async function readNfts(
  instance: Instance,
  address: string,
  { cursor, signal }: SourcePageOptions,
): Promise<SourcePage<SourceNft>> {
  const from = cursor === undefined ? undefined : readNextParams(JSON.parse(cursor));
  const { items, next } = await readPage(instance, `addresses/${address}/nft`, from, signal, {
    type: 'ERC-721,ERC-1155',
  });
  const written = next && JSON.stringify(next);
  return {
    entries: parseEntries(wireNft, items).flatMap((item) => toNft(item) ?? []),
    // The same page again would lead to an endless loop.
    next: written === cursor ? undefined : written,
  };
}

function toNft({
  id,
  token,
  image_url,
  thumbnails,
  metadata,
}: z.infer<typeof wireNft>): SourceNft | undefined {
  const found = readToken(token);
  if (!found) return undefined;
  return {
    id: `${found.address.toLowerCase()}:${id}`,
    name: metadata?.name ?? nameOfNft(found.name, id),
    symbol: found.symbol,
    image: thumbnails?.['250x250'] ?? image_url ?? metadata?.image,
    isSpam: found.isSpam,
  };
}
