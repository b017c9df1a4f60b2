import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import type { TextKey } from '../../locales/translation.js';
import { Row } from '../../ui/Row.js';
import { LinkRow } from '../shared/LinkRow.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { type OfferedWallet, placesOf } from './offeredWallets.js';

const kinds = {
  both: 'getWallet.both',
  extension: 'getWallet.extension',
  app: 'getWallet.app',
  website: 'downloads.website',
} as const satisfies Record<ReturnType<typeof placesOf>, TextKey>;

/** A wallet to get, and whether it is an app or an extension. Leads to its stores or, if none is known, to its website. */
export function OfferedRow({ wallet }: { wallet: OfferedWallet }) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const places = placesOf(wallet);
  const shared = { label: wallet.name, detail: t(kinds[places]), start: <WalletPicture wallet={wallet} /> };
  if (places === 'website') return <LinkRow {...shared} href={wallet.homepage} />;
  return <Row {...shared} hasChevron onClick={() => push({ view: 'Downloads', walletId: wallet.id })} />;
}
