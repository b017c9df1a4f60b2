import { useSetAtom } from 'jotai';
import { chooseWalletAtom } from '../../atoms/chooseWallet.js';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { chooseListedWalletAtom } from '../../atoms/directory/knownWallets.js';
import type { TextKey } from '../../locales/en.js';
import { QrCodeIcon } from '../../ui/icons.js';
import { Row } from '../../ui/Row.js';
import { Tag } from '../../ui/Tag.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';

const tags: Partial<Record<WalletRow['group'], TextKey>> = {
  pairing: 'pairing.tag',
  installed: 'connect.installed',
  recent: 'connect.recent',
};

/** A wallet of the first list. */
export function ConnectRow({ row }: { row: WalletRow }) {
  const t = useText();
  const chooseConnector = useSetAtom(chooseWalletAtom);
  const chooseListed = useSetAtom(chooseListedWalletAtom);
  const tag = tags[row.group];
  const end = tag ? <Tag>{t(tag)}</Tag> : undefined;
  if ('wallet' in row) {
    const { wallet } = row;
    return (
      <Row
        label={wallet.name}
        start={<WalletPicture wallet={wallet} />}
        end={end}
        onClick={() => chooseListed(wallet)}
      />
    );
  }
  const { id, icon, name = t('connect.unnamed') } = row.connector;
  return (
    <Row
      label={name}
      start={
        <WalletImage name={name} src={icon} icon={row.group === 'pairing' ? <QrCodeIcon /> : undefined} />
      }
      end={end}
      onClick={() => chooseConnector(id)}
    />
  );
}
