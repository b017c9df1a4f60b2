import { useAtomValue } from 'jotai';
import { findWalletAtom } from '../../atoms/directory/knownWallets.js';
import { isMobile } from '../../lib/browser/device.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import type { TextKey } from '../../locales/translation.js';
import { Empty } from '../../ui/Empty.js';
import { WalletIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { ExtensionIcon, GlobeIcon, PhoneIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { IntroHead } from '../shared/IntroHead.js';
import { LinkRow } from '../shared/LinkRow.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { BrowseInApp } from './BrowseInApp.js';
import { StoreCode, scannableStores } from './StoreCode.js';
import { useBrowseLink } from './useBrowseLink.js';
import { WalletPicture } from './WalletPicture.js';

const places: readonly [Exclude<keyof ListedWallet, 'injected'>, TextKey, typeof PhoneIcon][] = [
  ['chrome_store', 'downloads.chrome', ExtensionIcon],
  ['app_store', 'downloads.ios', PhoneIcon],
  ['play_store', 'downloads.android', PhoneIcon],
  ['homepage', 'downloads.website', GlobeIcon],
];

/** The download places of a wallet: links and, on a computer, a QR code for phones. */
export function DownloadsView({ route: { walletId } }: ViewProps<'Downloads'>) {
  const t = useText();
  const wallet = useAtomValue(findWalletAtom)(walletId);
  const hasCode = wallet && !isMobile(navigator) && scannableStores(wallet).length > 0;
  const links = places.flatMap(([field, text, Icon]) => {
    const href = wallet?.[field];
    return href ? [{ href, label: t(text), Icon }] : [];
  });
  const browse = useBrowseLink(wallet);
  if (!wallet || (links.length === 0 && !browse)) {
    return (
      <ViewBody>
        <Empty icon={<WalletIcon size={24} />} title={t('downloads.none')} />
      </ViewBody>
    );
  }
  return (
    <ViewBody>
      {browse ? (
        <BrowseInApp wallet={wallet} href={browse} />
      ) : hasCode ? (
        <StoreCode wallet={wallet} />
      ) : (
        <IntroHead image={<WalletPicture wallet={wallet} size="large" />}>
          {t('downloads.text', { name: wallet.name })}
        </IntroHead>
      )}
      <List label={t('downloads.title')}>
        {links.map(({ href, label, Icon }) => (
          <LinkRow key={href} label={label} start={<WalletImage name="" icon={<Icon />} />} href={href} />
        ))}
      </List>
    </ViewBody>
  );
}
