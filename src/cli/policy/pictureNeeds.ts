import type { Config } from '../../lib/config.js';
import { ETHEREUM_MAINNET } from '../../lib/networks/caip.js';
import { askedAt, type PagePlace, SELF, type Wanted } from './need.js';

const LETTER = 'A letter or a pattern appears in place of the picture.';

/** Whether pictures of tokens, NFTs and ENS names may come from any host. */
const hasPicturesAnywhere = ({ chainApi, accountSource, quotes, networks, describedNetworks }: Config) =>
  chainApi !== undefined ||
  accountSource !== undefined ||
  quotes !== undefined ||
  [...networks, ...describedNetworks].some(({ id, rpcUrl }) => id === ETHEREUM_MAINNET && rpcUrl);

/** The sources that the pictures in a modal need. */
export function pictureNeeds(config: Config, page: PagePlace): readonly Wanted[] {
  const needs: Wanted[] = [
    {
      directive: 'img-src',
      source: 'data:',
      feature: 'Pictures',
      why: 'Icons of wallets that are SVG with more than shapes and colours. All others are drawn.',
      without: 'Such wallets have a letter.',
      isOptional: true,
    },
  ];
  const isAnywhere = hasPicturesAnywhere(config);
  if (isAnywhere) {
    needs.push({
      directive: 'img-src',
      source: 'https:',
      feature: 'Pictures',
      why: 'Tokens, NFTs and ENS names have pictures wherever their owners keep them.',
      without: LETTER,
      isOptional: true,
    });
  }
  const own: readonly (readonly [what: string, url: string | undefined])[] = [
    ...[...config.networks, ...config.describedNetworks].map(
      ({ name, imageUrl }) => [`The picture of ${name}.`, imageUrl] as const,
    ),
    ...config.customWallets.map(
      ({ name, image_url }) => [`The picture of your wallet ${name}.`, image_url] as const,
    ),
    ...Object.values(config.tokens).map(({ image }) => ['The picture of a token of yours.', image] as const),
    ['The icon of your site.', config.app.icon],
    ['Pictures of ENS names on IPFS.', config.ipfsGateway],
  ];
  for (const [why, url] of own) {
    const place = askedAt(url, page, url === config.ipfsGateway);
    // A source for all hosts is already included.
    if (!place || (isAnywhere && place.url?.startsWith('https:') && place.source !== SELF)) continue;
    needs.push({
      directive: 'img-src',
      ...place,
      feature: 'Pictures',
      why,
      without: LETTER,
      isOptional: true,
    });
  }
  return needs;
}
