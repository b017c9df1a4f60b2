import { useAtomValue, useSetAtom } from 'jotai';
import { chooseWalletAtom } from '../../atoms/connect.js';
import { connectorsAtom } from '../../atoms/connectors.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** The wallets that are there. */
export function ConnectView() {
  const t = useText();
  const connectors = useAtomValue(connectorsAtom);
  const choose = useSetAtom(chooseWalletAtom);
  return (
    <List label={t('connect.wallets')}>
      {connectors.map(({ id, name = t('connect.unnamed'), icon }) => (
        <Row
          key={id}
          label={name}
          start={<WalletImage name={name} src={icon} />}
          end={t('connect.installed')}
          onClick={() => choose(id)}
        />
      ))}
    </List>
  );
}
