import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import {
  followLinkAtom,
  giveUpPurchaseAtom,
  type Purchase,
  purchaseAtom,
  showPurchaseWindowAtom,
  startPurchaseAtom,
} from '../../atoms/onramp/purchase.js';
import { replaceAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { CardIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView, type StatusViewProps } from '../shared/StatusView.js';
import { CopyText } from '../shared/text/CopyText.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useLastStep } from '../useLastStep.js';
import { useText } from '../useText.js';
import { center } from './OnRampForm.css.js';
import { purchaseWords } from './purchaseWords.js';

/** Shows the progress of a purchase at a provider, and ways to reach the provider's page. */
export function BuyInProgressView() {
  const purchase = useLastStep(useAtomValue(purchaseAtom), 'choosing');
  return purchase.step === 'choosing' ? <NothingInProgress /> : <Progress purchase={purchase} />;
}

function NothingInProgress() {
  const t = useText();
  const replace = useSetAtom(replaceAtom);
  return (
    <ViewBody>
      <Empty
        icon={<CardIcon size={24} />}
        title={t('onRamp.nothing')}
        action={
          <Button variant="secondary" onClick={() => replace({ view: 'OnRampProviders' })}>
            {t('onRamp.title')}
          </Button>
        }
      />
    </ViewBody>
  );
}

function Progress({ purchase }: { purchase: Exclude<Purchase, { step: 'choosing' }> }) {
  const t = useText();
  const start = useSetAtom(startPurchaseAtom);
  const follow = useSetAtom(followLinkAtom);
  const show = useSetAtom(showPurchaseWindowAtom);
  const giveUp = useSetAtom(giveUpPurchaseAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const replace = useSetAtom(replaceAtom);
  const { step, provider } = purchase;
  const { name, icon } = provider;
  const { title, text } = purchaseWords(purchase);
  const url = step === 'opened' ? undefined : purchase.url;
  const isHere = step === 'waiting' && purchase.window === 'open';
  const isLate = step === 'failed' && !purchase.error;
  const action = {
    opened: { label: t('onRamp.show'), isWaiting: true },
    blocked: {
      label: t('onRamp.open', { name }),
      isWaiting: url === undefined,
      link: url === undefined ? undefined : ({ href: url, target: '_blank' } as const),
      onClick: follow,
    },
    waiting: isHere
      ? { label: t('onRamp.show'), isWaiting: false, isSpare: true, onClick: show }
      : { label: t('onRamp.open', { name }), isWaiting: false, onClick: () => start(provider) },
    failed: { label: t('dialog.retry'), isWaiting: false, onClick: () => start(provider) },
  }[step];
  const other = {
    opened: { label: t('onRamp.other'), onClick: leave },
    blocked: { label: t('onRamp.other'), onClick: leave },
    waiting: { label: t('onRamp.notBought'), onClick: giveUp },
    failed: isLate
      ? { label: t('onRamp.purchases'), onClick: () => replace({ view: 'OnRampActivity' }) }
      : { label: t('onRamp.other'), onClick: leave },
  }[step];
  return (
    <StatusView
      image={<WalletImage name={name} src={icon} size="large" />}
      status={statusOf(purchase)}
      title={t(title, { name })}
      text={t(text, { name })}
      action={action}
      other={other}
    >
      {url === undefined ? null : (
        <div className={center}>
          <CopyText text={url} label={t('onRamp.copyLink')}>
            {t('onRamp.copyLink')}
          </CopyText>
        </div>
      )}
    </StatusView>
  );
}

/** Without an error, the purchase's outcome is unknown. */
function statusOf(purchase: Exclude<Purchase, { step: 'choosing' }>): StatusViewProps['status'] {
  if (purchase.step === 'failed') return purchase.error ? 'failed' : 'unknown';
  return purchase.step === 'blocked' ? 'idle' : 'waiting';
}
