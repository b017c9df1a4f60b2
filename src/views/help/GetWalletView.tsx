import { useAtomValue, useSetAtom } from 'jotai';
import { allWalletsRowAtom } from '../../atoms/directory/connectRows.js';
import { firstWalletsAtom } from '../../atoms/directory/firstWallets.js';
import { customWalletsAtom } from '../../atoms/directory/knownWallets.js';
import { pushAtom } from '../../atoms/router.js';
import { GridIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { LinkRow } from '../shared/LinkRow.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { FoundWallet } from './FoundWallet.js';
import { OfferedRow } from './OfferedRow.js';
import { offeredWallets } from './offeredWallets.js';
import { WalletGuide } from './WalletGuide.js';

const ALL_WALLETS = 'https://ethereum.org/en/wallets/find-wallet/';

/** Says where to get a wallet and how to continue with it. */
export function GetWalletView() {
  const t = useText();
  const { featured, recommended } = useAtomValue(firstWalletsAtom);
  const wallets = offeredWallets(featured, useAtomValue(customWalletsAtom), recommended);
  const { offer } = useAtomValue(allWalletsRowAtom);
  const push = useSetAtom(pushAtom);
  const all = {
    label: t('getWallet.explore'),
    start: <WalletImage name="" icon={<GridIcon />} />,
  };
  return (
    <ViewBody>
      <FoundWallet />
      <WalletGuide>
        <List label={t('getWallet.list')}>
          {wallets.map((wallet) => (
            <OfferedRow key={wallet.id} wallet={wallet} />
          ))}
          {offer === 'hide' ? (
            <LinkRow key="all" {...all} href={ALL_WALLETS} />
          ) : (
            <Row key="all" {...all} hasChevron onClick={() => push({ view: 'AllWallets' })} />
          )}
        </List>
      </WalletGuide>
    </ViewBody>
  );
}
