import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { connectorsAtom } from '../../atoms/connecting/connectors.js';
import { directoryNameAtom } from '../../atoms/directory/directoryName.js';
import { installedAs } from '../../atoms/directory/installed.js';
import { chooseListedWalletAtom } from '../../atoms/directory/knownWallets.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { asIs } from '../../ui/asIs.js';
import { Row } from '../../ui/Row.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { ShieldIcon } from '../../ui/viewIcons.js';
import { useText } from '../useText.js';
import { badge, named } from './DirectoryRow.css.js';
import { WalletPicture } from './WalletPicture.js';

interface DirectoryRowProps {
  wallet: ListedWallet;
  /** Tells it from another wallet that looks the same. */
  detail: string | undefined;
}

/** A wallet in the directory's list. */
export const DirectoryRow = memo(function DirectoryRow({ wallet, detail }: DirectoryRowProps) {
  const t = useText();
  const isInstalled = installedAs(wallet, useAtomValue(connectorsAtom)) !== undefined;
  const choose = useSetAtom(chooseListedWalletAtom);
  const certified = t('allWallets.certified', { directory: useAtomValue(directoryNameAtom) });
  return (
    <Row
      label={
        <span className={named}>
          <bdi {...asIs}>{wallet.name}</bdi>
          {wallet.badge_type === 'certified' ? (
            <span className={badge} title={certified}>
              <ShieldIcon size={16} />
              <VisuallyHidden>{certified}</VisuallyHidden>
            </span>
          ) : null}
        </span>
      }
      detail={detail}
      start={<WalletPicture wallet={wallet} />}
      end={isInstalled ? t('connect.installed') : undefined}
      onClick={() => choose(wallet)}
    />
  );
});
