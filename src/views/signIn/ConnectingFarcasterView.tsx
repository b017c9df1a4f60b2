import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/modal.js';
import {
  type FarcasterSignIn,
  farcasterSignInAtom,
  startFarcasterAtom,
} from '../../atoms/signIn/farcaster.js';
import { isMobile } from '../../lib/device.js';
import { PROVIDER_NAMES } from '../../lib/providerNames.js';
import type { TextKey } from '../../locales/en.js';
import { Announcer } from '../../ui/Announcer.js';
import { Button } from '../../ui/Button.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { QrCode } from '../../ui/QrCode.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { CopyText } from '../CopyText.js';
import { StatusView } from '../StatusView.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { head, hint, words } from './ConnectingFarcasterView.css.js';
import { useLastStep } from './useLastStep.js';

const NAME = PROVIDER_NAMES.farcaster;

/** Farcaster asks in its app: a code for the phone beside this screen, a link on the phone itself. */
export function ConnectingFarcasterView() {
  const t = useText();
  const signIn = useLastStep(useAtomValue(farcasterSignInAtom));
  const start = useSetAtom(startFarcasterAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  if (signIn.step === 'failed' || signIn.step === 'idle') {
    const said =
      signIn.step === 'failed'
        ? { title: t('signIn.failed'), text: signIn.error.shortMessage, note: t('signIn.failedNote') }
        : { title: t('signIn.with', { name: NAME }) };
    return (
      <StatusView
        image={<Mark size="large" />}
        status={signIn.step === 'failed' ? 'declined' : 'idle'}
        {...said}
        action={{ label: t('dialog.retry'), isWaiting: false, onClick: () => void start() }}
        other={{ label: t('signIn.other'), onClick: leave }}
      />
    );
  }
  const state = states[signIn.step];
  const way = {
    url: signIn.step === 'preparing' ? undefined : signIn.url,
    isOver: signIn.step === 'reading' || signIn.step === 'done',
    state: state && t(state),
  };
  return <ViewBody>{isMobile(navigator) ? <ByLink {...way} /> : <ByCode {...way} />}</ViewBody>;
}

/** What is said while the person has nothing to do. */
const states: { readonly [Step in FarcasterSignIn['step']]?: TextKey } = {
  preparing: 'pairing.preparing',
  reading: 'signIn.reading',
  done: 'connecting.connected',
};

interface WayProps {
  /** The address that the app asks by; absent while it is on its way. */
  url: string | undefined;
  /** Whether the person has answered. */
  isOver: boolean;
  /** How it goes; absent while the person is asked. */
  state: string | undefined;
}

function ByCode({ url, isOver, state }: WayProps) {
  const t = useText();
  return (
    <>
      <QrCode text={url} label={t('farcaster.code')} isDone={isOver} picture={<Mark size="fill" />} />
      <div className={words}>
        <p className={hint}>{state ?? t('farcaster.hint')}</p>
        <CopyUrl url={url} isOver={isOver} />
      </div>
      <Announcer message={state ?? t('farcaster.ready')} />
    </>
  );
}

/** A real link, ready before it is pressed: phones open apps only where a person pressed. */
function ByLink({ url, isOver, state }: WayProps) {
  const t = useText();
  const label = t('pairing.open', { name: NAME });
  return (
    <>
      <div className={head}>
        <Mark size="large" />
        <p className={hint} role="status">
          {state ?? t('farcaster.openHint')}
        </p>
      </div>
      {url && !isOver ? (
        <Button isBlock href={url}>
          {label}
        </Button>
      ) : (
        <Button isBlock isLoading={!url} disabled={isOver}>
          {label}
        </Button>
      )}
      <div className={words}>
        <CopyUrl url={url} isOver={isOver} />
      </div>
    </>
  );
}

/** The address as text, for the app on another device. */
function CopyUrl({ url, isOver }: Pick<WayProps, 'url' | 'isOver'>) {
  const t = useText();
  return (
    <CopyText text={isOver ? undefined : url} label={t('pairing.copy')}>
      {t('pairing.copy')}
    </CopyText>
  );
}

function Mark({ size }: { size: 'large' | 'fill' }) {
  return <WalletImage name="" icon={<ProviderIcon provider="farcaster" size={32} />} size={size} />;
}
