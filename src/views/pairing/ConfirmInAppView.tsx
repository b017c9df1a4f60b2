import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { appRequestAtom } from '../../atoms/pairing/appRequests.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView } from '../shared/StatusView.js';
import { useText } from '../useText.js';

/** Opens the wallet's app, where a request waits. Uses a real link, because phones open apps only on a tap. */
export function ConfirmInAppView() {
  const t = useText();
  const present = useAtomValue(appRequestAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  // An answered request stays visible while the view leaves.
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const { link, wallet } = present ?? last ?? {};
  const name = wallet?.name ?? t('connect.unnamed');
  return (
    <StatusView
      image={<WalletImage name={name} src={wallet?.icon} size="large" />}
      status="waiting"
      title={t('confirm.asking', { name })}
      text={t('confirm.text')}
      action={{ label: t('pairing.open', { name }), isWaiting: !link, link }}
      other={{ label: t('confirm.later'), onClick: () => leave() }}
    />
  );
}
