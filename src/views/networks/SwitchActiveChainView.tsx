import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { connectForNetworkAtom } from '../../atoms/connecting/connectBeside.js';
import { activeNamespaceAtom } from '../../atoms/connection.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { spokenNamespaceOf } from '../../lib/networks/caip.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { StatusView } from '../shared/StatusView.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/**
 * Shown when the connected wallet doesn't support the chosen network. Leads to a wallet that does; the present one stays
 * connected.
 */
export function SwitchActiveChainView({ route: { networkId } }: ViewProps<'SwitchActiveChain'>) {
  const t = useText();
  const network = useAtomValue(describeNetworkAtom)(networkId);
  const name = useNetworkName('network.unknownOne')(network);
  const present = t(`multiChain.chain.${useAtomValue(activeNamespaceAtom)}`);
  const connect = useSetAtom(connectForNetworkAtom);
  const [isWaiting, setWaiting] = useState(false);
  const run = async () => {
    setWaiting(true);
    await connect(networkId);
    setWaiting(false);
  };
  const leave = useSetAtom(goBackOrCloseAtom);
  const chain = t(`multiChain.chain.${spokenNamespaceOf(networkId)}`);
  return (
    <StatusView
      image={<NetworkMark network={network} size="large" isRound={false} />}
      status="idle"
      title={t('activeChain.connect', { chain })}
      text={t('activeChain.text', { network: name, chain, present })}
      action={{
        label: t('connect.title'),
        isWaiting,
        onClick: () => void run(),
      }}
      other={{ label: t('activeChain.stay', { present }), onClick: () => leave() }}
    />
  );
}
