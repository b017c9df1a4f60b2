import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { accountAtom } from '../../atoms/connection.js';
import { changeDraftAtom, draftAtom } from '../../atoms/send/draft.js';
import { type Recipient, recipientAtom, retryRecipientAtom } from '../../atoms/send/recipient.js';
import { nearMissAtom } from '../../atoms/send/warnings.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { canUseCamera, readsQrCodes } from '../../lib/browser/qrReader.js';
import { networkOf } from '../../lib/networks/caip.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import type { NearMiss } from '../../lib/send/lookAlike.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { Button } from '../../ui/Button.js';
import { IconButton } from '../../ui/IconButton.js';
import { CloseIcon } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { WrappingField } from '../../ui/WrappingField.js';
import { NoticeRegion } from '../shared/NoticeRegion.js';
import { describeAddress } from '../shared/text/describeAddress.js';
import { LookupFailure } from '../shared/text/LookupFailure.js';
import { usePaste } from '../shared/text/usePaste.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText, type ViewText } from '../useText.js';

/** What is known of the text: a hint, or what is wrong with it. */
function describe(
  t: ViewText,
  recipient: Recipient,
  network: string,
  near: NearMiss | undefined,
): { hint?: string; error?: string } {
  if (recipient.step === 'link') return {};
  if (recipient.step !== 'invalid' || !near) return describeAddress(t, recipient, network);
  const { known, slip } = near;
  return { error: t(`send.recipient.near.${slip}`, { address: shortenAddress(checksumAddress(known)) }) };
}

/** Loads where the browser reads QR codes by itself. */
const PhotoButton = lazyPart(async () => (await import('../payment/PhotoButton.js')).PhotoButton);

/** Loads where there may be a camera, too. */
const CameraButton = lazyPart(async () => (await import('../payment/CameraButton.js')).CameraButton);

/** Loads when somebody wants to scan a code. */
const CameraPanel = lazyPart(() =>
  import('../camera/CameraPanel.js').then(
    (part) => part.CameraPanel,
    () => CameraLost,
  ),
);

function CameraLost() {
  const t = useText();
  return <Notice tone="warning">{t('send.camera.lost')}</Notice>;
}

/** Loads when somebody is about to name a recipient. */
const RecipientOffer = lazyPart(async () => (await import('../recipients/RecipientOffer.js')).RecipientOffer);

/** Loads when somebody has pasted a payment link. */
const PaymentNotice = lazyPart(() =>
  import('../payment/PaymentNotice.js').then(
    (part) => part.PaymentNotice,
    () => PaymentsLost,
  ),
);

function PaymentsLost() {
  const t = useText();
  return <Notice tone="warning">{t('send.link.lost')}</Notice>;
}

/** Who gets it: an address or a name. A payment link fills the whole form. */
export function RecipientField() {
  const t = useText();
  const { recipient: text } = useAtomValue(draftAtom);
  const recipient = useAtomValue(recipientAtom);
  const account = useAtomValue(accountAtom);
  const network = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const change = useSetAtom(changeDraftAtom);
  const retry = useSetAtom(retryRecipientAtom);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [isTouched, setTouched] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const isLink = recipient.step === 'link';
  const [hadLink, setHadLink] = useState(isLink);
  if (isLink && !hadLink) setHadLink(true);
  const name = account ? networkName(network(networkOf(account))) : '';
  const { hint, error } = describe(t, recipient, name, useAtomValue(nearMissAtom));
  const paste = usePaste((pasted) => change({ recipient: pasted }), inputRef);
  const clear = () => {
    change({ recipient: '' });
    inputRef.current?.focus();
  };
  const choose = (chosen: string) => {
    setScanning(false);
    change({ recipient: chosen });
    inputRef.current?.focus();
  };
  return (
    <>
      <WrappingField
        label={t('send.to')}
        name="recipient"
        enterKeyHint="done"
        placeholder={t('send.toPlaceholder')}
        inputRef={inputRef}
        onFocus={() => setTouched(true)}
        value={text}
        onChange={(typed) => change({ recipient: typed })}
        hint={hint}
        error={error}
        end={
          text === '' ? (
            <>
              {canUseCamera() ? (
                <CameraButton isOn={isScanning} onPress={() => setScanning(!isScanning)} />
              ) : null}
              {readsQrCodes() ? <PhotoButton /> : null}
              <Button variant="ghost" onClick={() => void paste()}>
                {t('send.paste')}
              </Button>
            </>
          ) : (
            <IconButton label={t('send.clearRecipient')} onClick={clear}>
              <CloseIcon size={16} />
            </IconButton>
          )
        }
      />
      {isScanning && text === '' ? <CameraPanel onText={choose} onLeave={() => setScanning(false)} /> : null}
      {isTouched && text === '' ? <RecipientOffer onChoose={choose} /> : null}
      <NoticeRegion>{hadLink ? <PaymentNotice /> : null}</NoticeRegion>
      {recipient.step === 'failed' ? <LookupFailure isName={recipient.isName} onRetry={retry} /> : null}
    </>
  );
}
