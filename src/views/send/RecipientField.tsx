import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { changeDraftAtom, draftAtom } from '../../atoms/send/draft.js';
import { recipientAtom, sendRecipientForm } from '../../atoms/send/recipient.js';
import { canUseCamera, readsQrCodes } from '../../lib/browser/qrReader.js';
import { Notice } from '../../ui/Notice.js';
import { RecipientInput } from '../recipients/RecipientInput.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useText } from '../useText.js';

/** Loads if the browser can read QR codes. */
const PhotoButton = lazyPart(async () => (await import('../payment/PhotoButton.js')).PhotoButton);

/** Loads if there may also be a camera. */
const CameraButton = lazyPart(async () => (await import('../payment/CameraButton.js')).CameraButton);

/** Loads when the visitor wants to scan a code. */
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

/** Loads when the visitor has pasted a payment link. */
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

/** The recipient: an address or a name. A payment link fills the whole form. */
export function RecipientField() {
  const t = useText();
  const { recipient: text } = useAtomValue(draftAtom);
  const change = useSetAtom(changeDraftAtom);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [camera, setCamera] = useState<'off' | 'on' | 'ended'>('off');
  /** Counts presses, so that each one starts the camera again. */
  const [press, setPress] = useState(0);
  const isLink = useAtomValue(recipientAtom).step === 'link';
  const [hadLink, setHadLink] = useState(isLink);
  if (isLink && !hadLink) setHadLink(true);
  const type = (recipient: string) => change({ recipient });
  const scan = (scanned: string) => {
    setCamera('off');
    type(scanned);
    inputRef.current?.focus();
  };
  return (
    <>
      <RecipientInput
        form={sendRecipientForm}
        label={t('send.to')}
        text={text}
        onChange={(typed) => {
          setCamera('off');
          type(typed);
        }}
        inputRef={inputRef}
        isElse={isLink}
        ways={
          <>
            {canUseCamera() ? (
              <CameraButton
                isOn={camera === 'on'}
                onPress={() => {
                  setCamera(camera === 'on' ? 'off' : 'on');
                  setPress(press + 1);
                }}
              />
            ) : null}
            {readsQrCodes() ? <PhotoButton /> : null}
          </>
        }
      >
        {camera !== 'off' && text === '' ? (
          <CameraPanel
            key={press}
            onText={scan}
            onOff={() => setCamera('ended')}
            onLeave={() => setCamera('off')}
          />
        ) : null}
      </RecipientInput>
      <NoticeRegion>{hadLink ? <PaymentNotice /> : null}</NoticeRegion>
    </>
  );
}
