import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import { isOpenAtom } from '../../atoms/openModal.js';
import { type CameraEnd, watchCamera } from '../../lib/browser/qrCamera.js';
import { Button } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';
import { aim, panel, picture } from './CameraPanel.css.js';

interface CameraPanelProps {
  onText: (text: string) => void;
  /** Called when the picture has stopped and the reason is shown. */
  onOff: () => void;
  /** Called when the visitor has stopped the camera, or left the page or the modal. */
  onLeave: () => void;
}

/** The camera, until it reads a QR code. Unmounting turns it off. */
export function CameraPanel({ onText, onOff, onLeave }: CameraPanelProps) {
  const t = useText();
  const { clock } = useAtomValue(servicesAtom);
  const isOpen = useAtomValue(isOpenAtom);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Exclude<CameraEnd, 'hidden'>>();
  const tell = useEffectEvent(onText);
  const leave = useEffectEvent(onLeave);
  const fail = useEffectEvent((why: Exclude<CameraEnd, 'hidden'>) => {
    setProblem(why);
    onOff();
  });
  useEffect(() => {
    const video = videoRef.current;
    if (!isOpen) leave();
    if (!isOpen || !video || problem) return;
    return watchCamera(video, clock, {
      onText: (text) => tell(text),
      onEnd: (why) => (why === 'hidden' ? leave() : fail(why)),
    });
  }, [isOpen, clock, problem]);
  return (
    <div className={panel}>
      {problem ? null : <video ref={videoRef} className={picture} muted playsInline />}
      <LiveRegion>
        {problem ? (
          <Notice tone="warning" isInLiveRegion title={t(`send.camera.${problem}`)}>
            {t(`send.camera.${problem}Text`)}
          </Notice>
        ) : (
          <p className={aim}>{t('send.camera.aim')}</p>
        )}
      </LiveRegion>
      {problem ? null : (
        <Button variant="secondary" isBlock onClick={onLeave}>
          {t('send.camera.stop')}
        </Button>
      )}
    </div>
  );
}
