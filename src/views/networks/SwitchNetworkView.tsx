import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { connectionsAtom } from '../../atoms/connection.js';
import { startSwitchAtom, switchNetworkInViewAtom } from '../../atoms/network/switchInView.js';
import { switchAttemptAtom } from '../../atoms/network/switchNetwork.js';
import { appRequestAtom } from '../../atoms/pairing/appRequests.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { spokenNamespaceOf } from '../../lib/networks/caip.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { StatusView } from '../shared/StatusView.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { switchFailure } from './switchFailure.js';

const ASKING = { status: 'waiting', title: 'switch.asking', text: 'switch.askingText', reason: '' } as const;

/** Asks the wallet to switch networks and shows the progress. */
export function SwitchNetworkView({ route: { networkId } }: ViewProps<'SwitchNetwork'>) {
  const t = useText();
  const networkName = useNetworkName('network.unknownOne');
  const describe = useAtomValue(describeNetworkAtom);
  const network = describe(networkId);
  const connection = useAtomValue(connectionsAtom)[spokenNamespaceOf(networkId)];
  const present = connection && describe(connection.network);
  const wallet = connection?.connector.name ?? t('connect.unnamed');
  const attempt = useAtomValue(switchAttemptAtom);
  const start = useSetAtom(startSwitchAtom);
  const switchNetwork = useSetAtom(switchNetworkInViewAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  useEffect(() => start(networkId), [start, networkId]);

  const app = useAtomValue(appRequestAtom);
  const isWaiting = attempt.step !== 'failed';
  const { status, title, text, reason } = isWaiting ? ASKING : switchFailure(attempt.error);
  const params = { name: wallet, wallet, network: networkName(network), reason };
  return (
    <StatusView
      image={<NetworkMark network={network} size="large" isRound={false} />}
      status={status}
      title={t(title, params)}
      text={text && t(text, params)}
      note={isWaiting || !present ? undefined : t('switch.stay', { network: networkName(present) })}
      action={{
        label: isWaiting ? t(app ? 'pairing.open' : 'switch.waiting', params) : t('dialog.retry'),
        isWaiting,
        link: isWaiting ? app?.link : undefined,
        onClick: () => isWaiting || void switchNetwork(networkId),
      }}
      other={{ label: t('switch.other'), onClick: () => leave() }}
    />
  );
}
