import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { requestedNetworksAtom } from '../../atoms/config.js';
import { connectBesideAtom } from '../../atoms/connectBeside.js';
import { activeNamespaceAtom, chooseNamespaceAtom, connectionsAtom } from '../../atoms/connection.js';
import { addressOf, type Namespace, siteNamespaces } from '../../lib/caip.js';
import { Row } from '../../ui/Row.js';
import { ChainMark } from '../ChainMark.js';
import { ShortAddress } from '../ShortAddress.js';
import { useText } from '../useText.js';

/** The accounts of the site's other kinds of networks: what is connected there, or the way to it. */
export function OtherChainRows() {
  const t = useText();
  const namespaces = siteNamespaces(useAtomValue(requestedNetworksAtom));
  const active = useAtomValue(activeNamespaceAtom);
  const connections = useAtomValue(connectionsAtom);
  const choose = useSetAtom(chooseNamespaceAtom);
  const connect = useSetAtom(connectBesideAtom);
  const [connecting, setConnecting] = useState<Namespace>();
  const begin = async (namespace: Namespace) => {
    if (connecting) return;
    setConnecting(namespace);
    await connect(namespace);
    setConnecting(undefined);
  };
  return namespaces
    .filter((namespace) => namespace !== active)
    .map((namespace) => {
      const chain = t(`multiChain.chain.${namespace}`);
      const connection = connections[namespace];
      const start = <ChainMark namespace={namespace} />;
      if (!connection) {
        const label = t('account.connectChain', { chain });
        return (
          <Row
            key={namespace}
            label={label}
            start={start}
            hasChevron
            isLoading={connecting === namespace}
            onClick={() => void begin(namespace)}
          />
        );
      }
      return (
        <Row
          key={namespace}
          label={<ShortAddress address={addressOf(connection.accounts[0])} />}
          detail={t('account.onChain', { chain })}
          start={start}
          end={t('account.switch')}
          onClick={() => choose(namespace)}
        />
      );
    });
}
