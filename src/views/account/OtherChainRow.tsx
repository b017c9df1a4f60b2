import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { connectBesideAtom } from '../../atoms/connecting/connectBeside.js';
import { chooseNamespaceAtom, connectionsAtom } from '../../atoms/connection.js';
import { addressOf, type Namespace } from '../../lib/networks/caip.js';
import { Row } from '../../ui/Row.js';
import { ChainMark } from '../shared/pictures/ChainMark.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';

/** Shows the account of another namespace, or leads to connecting one. */
export function OtherChainRow({ namespace }: { namespace: Namespace }) {
  const t = useText();
  const connection = useAtomValue(connectionsAtom)[namespace];
  const choose = useSetAtom(chooseNamespaceAtom);
  const connect = useSetAtom(connectBesideAtom);
  const [isConnecting, setConnecting] = useState(false);
  const begin = async () => {
    setConnecting(true);
    await connect(namespace);
    setConnecting(false);
  };
  const chain = t(`multiChain.chain.${namespace}`);
  const start = <ChainMark namespace={namespace} />;
  if (!connection) {
    const label = t('account.connectChain', { chain });
    return (
      <Row label={label} start={start} hasChevron isLoading={isConnecting} onClick={() => void begin()} />
    );
  }
  return (
    <Row
      label={<ShortAddress address={addressOf(connection.accounts[0])} />}
      detail={t('account.onChain', { chain })}
      start={start}
      end={t('account.switch')}
      onClick={() => choose(namespace)}
    />
  );
}
