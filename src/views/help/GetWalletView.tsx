import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/config.js';
import { GridIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { LinkRow } from '../LinkRow.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { FoundWallet } from './FoundWallet.js';
import { offeredWallets } from './offeredWallets.js';
import { WalletGuide } from './WalletGuide.js';

const ALL_WALLETS = 'https://ethereum.org/en/wallets/find-wallet/';

/** Where to get a wallet, and the way back with it. */
export function GetWalletView() {
  const t = useText();
  const wallets = offeredWallets(useAtomValue(configAtom).customWallets);
  return (
    <ViewBody>
      <FoundWallet />
      {wallets.length > 0 ? null : <WalletGuide />}
      <List label={t('getWallet.list')}>
        {wallets.map(({ id, name, homepage, image }) => (
          <LinkRow key={id} label={name} start={<WalletImage name={name} src={image} />} href={homepage} />
        ))}
        <LinkRow
          key="all"
          label={t('getWallet.explore')}
          start={<WalletImage name="" icon={<GridIcon />} />}
          href={ALL_WALLETS}
        />
      </List>
    </ViewBody>
  );
}
