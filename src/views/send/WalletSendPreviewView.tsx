import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { sendFlowAtom } from '../../atoms/send/sendFlow.js';
import { SendIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { TransferReview } from './TransferReview.js';

/** Shows a transfer before the wallet is asked to confirm it. */
export function WalletSendPreviewView() {
  const t = useText();
  const flow = useAtomValue(sendFlowAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  // Leaving the view ends the flow, but the view needs its content while it moves out.
  const now = 'request' in flow ? flow : undefined;
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  if (shown) return <TransferReview flow={shown} />;
  return (
    <ViewBody>
      <Empty
        icon={<SendIcon size={24} />}
        title={t('send.nothing')}
        action={<Button onClick={leave}>{t('send.back')}</Button>}
      />
    </ViewBody>
  );
}
