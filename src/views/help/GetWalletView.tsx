import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/config.js';
import { DownloadIcon, ExternalIcon, GridIcon, RefreshIcon, SearchIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { FoundWallet } from './FoundWallet.js';
import { HelpBlock } from './HelpBlock.js';
import { HelpBlocks } from './HelpBlocks.js';
import { offeredWallets } from './offeredWallets.js';

const ALL_WALLETS = 'https://ethereum.org/en/wallets/find-wallet/';

/** Where to get a wallet, and the way back with it. */
export function GetWalletView() {
  const t = useText();
  const wallets = offeredWallets(useAtomValue(configAtom).customWallets);
  const newTab = <VisuallyHidden>{t('dialog.newTab')}</VisuallyHidden>;
  return (
    <ViewBody>
      <FoundWallet />
      {wallets.length > 0 ? null : (
        <HelpBlocks>
          <HelpBlock
            picture={<SearchIcon size={32} />}
            title={t('getWallet.choose')}
            text={t('getWallet.chooseText')}
          />
          <HelpBlock
            picture={<DownloadIcon size={32} />}
            title={t('getWallet.install')}
            text={t('getWallet.installText')}
          />
          <HelpBlock
            picture={<RefreshIcon size={32} />}
            title={t('getWallet.return')}
            text={t('getWallet.returnText')}
          />
        </HelpBlocks>
      )}
      <List label={t('getWallet.list')}>
        {wallets.map(({ id, name, homepage, image }) => (
          <Row
            key={id}
            label={
              <>
                {name} {newTab}
              </>
            }
            start={<WalletImage name={name} src={image} />}
            end={<ExternalIcon size={16} />}
            href={homepage}
          />
        ))}
        <Row
          key="all"
          label={
            <>
              {t('getWallet.explore')} {newTab}
            </>
          }
          start={<WalletImage name="" icon={<GridIcon />} />}
          end={<ExternalIcon size={16} />}
          href={ALL_WALLETS}
        />
      </List>
    </ViewBody>
  );
}
