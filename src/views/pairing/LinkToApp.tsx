import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { useText } from '../useText.js';
import { CopyLink } from './CopyLink.js';
import { head, hint } from './pairingLayout.css.js';

interface LinkToAppProps extends Pick<ButtonProps, 'target'> {
  /** The app's icon, large. */
  image: ReactNode;
  name: string;
  /** The link that opens the app; undefined while it loads. */
  href: string | undefined;
  /** The link's content, to copy for the same app on another device. */
  url: string | undefined;
  /** Whether the app has answered. */
  isDone: boolean;
  /** The status or an instruction. */
  said: string;
  /** Requests the link again; set once it is overdue. */
  onRetry: (() => void) | undefined;
  onOpen?: () => void;
}

/** A link to an app on this device. It is a real link that is ready before the tap, because phones open apps only on a tap. */
export function LinkToApp(props: LinkToAppProps) {
  const { image, name, href, target, url, isDone, said, onRetry, onOpen } = props;
  const t = useText();
  const isReady = href !== undefined && !isDone;
  return (
    <>
      <div className={head}>
        {image}
        <LiveRegion className={hint}>
          <p>{said}</p>
        </LiveRegion>
      </div>
      {isReady ? (
        <Button isBlock href={href} target={target} onClick={onOpen}>
          {t('pairing.open', { name })}
        </Button>
      ) : (
        <div ref={passFocusOn}>
          <Button isBlock isLoading={!href && !onRetry && !isDone} disabled={isDone} onClick={onRetry}>
            {onRetry ? t('dialog.retry') : t('pairing.open', { name })}
          </Button>
        </div>
      )}
      <CopyLink url={isReady ? url : undefined} onRetry={undefined} />
    </>
  );
}
