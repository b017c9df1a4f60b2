import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import {
  type FarcasterSignIn,
  farcasterSignInAtom,
  startFarcasterAtom,
} from '../../atoms/signIn/farcaster.js';
import { isMobile } from '../../lib/browser/device.js';
import { PROVIDER_NAMES } from '../../lib/signIn/providerNames.js';
import type { TextKey } from '../../locales/translation.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { CodeForApp } from '../pairing/CodeForApp.js';
import { LinkToApp } from '../pairing/LinkToApp.js';
import { waitText } from '../pairing/waitText.js';
import { StatusView } from '../shared/StatusView.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useLastStep } from '../useLastStep.js';
import { useText } from '../useText.js';
import { failureParts } from './failureParts.js';

const NAME = PROVIDER_NAMES.farcaster;

/** Sign-in with Farcaster, which asks in its own app: a code to scan with a phone, or a link on the phone itself. */
export function ConnectingFarcasterView() {
  const t = useText();
  const signIn = useLastStep(useAtomValue(farcasterSignInAtom));
  const start = useSetAtom(startFarcasterAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  if (signIn.step === 'failed' || signIn.step === 'idle') {
    return (
      <StatusView
        image={<Mark />}
        {...(signIn.step === 'failed'
          ? failureParts(t, signIn.error)
          : { status: 'idle', title: t('signIn.with', { name: NAME }) })}
        action={{ label: t('dialog.retry'), isWaiting: false, onClick: () => void start() }}
        other={{ label: t('signIn.other'), onClick: leave }}
      />
    );
  }
  const wait = signIn.step === 'preparing' ? signIn.wait : undefined;
  const isDone = signIn.step === 'reading' || signIn.step === 'done';
  const state = states[signIn.step];
  const way = {
    url: signIn.step === 'preparing' ? undefined : signIn.url,
    isDone,
    onRetry: wait === 'stuck' ? () => void start() : undefined,
  };
  const isPhone = isMobile(navigator);
  const said = (begun: TextKey, asked: TextKey) =>
    t(wait ? waitText(wait, begun, 'farcaster.stuck') : (state ?? asked));
  return (
    <ViewBody>
      {isPhone ? (
        <LinkToApp
          {...way}
          image={<Mark />}
          name={NAME}
          href={way.url}
          said={said('wait.link', 'farcaster.openHint')}
        />
      ) : (
        <CodeForApp
          {...way}
          code={way.url}
          label={t('farcaster.code')}
          picture={<ProviderIcon provider="farcaster" />}
          said={said('wait.code', 'farcaster.hint')}
        />
      )}
    </ViewBody>
  );
}

/** The texts after the visitor has answered. */
const states: { readonly [Step in FarcasterSignIn['step']]?: TextKey } = {
  reading: 'signIn.reading',
  done: 'connecting.connected',
};

function Mark() {
  return <WalletImage name="" icon={<ProviderIcon provider="farcaster" size={32} />} size="large" />;
}
