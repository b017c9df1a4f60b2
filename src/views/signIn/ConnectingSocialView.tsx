import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import {
  type SocialSignIn,
  showSocialWindowAtom,
  socialSignInAtom,
  startSocialAtom,
} from '../../atoms/signIn/social.js';
import { PROVIDER_NAMES } from '../../lib/signIn/providerNames.js';
import type { TextKey } from '../../locales/translation.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView, type StatusViewProps } from '../shared/StatusView.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useLastStep } from '../useLastStep.js';
import { useText } from '../useText.js';
import { failureParts } from './failureParts.js';

type Stage = readonly [status: StatusViewProps['status'], action: TextKey, title: TextKey, text?: TextKey];

const stages: { readonly [Step in SocialSignIn['step']]: Stage } = {
  idle: ['idle', 'pairing.open', 'signIn.with'],
  blocked: ['idle', 'pairing.open', 'social.blocked', 'social.blockedText'],
  asking: ['waiting', 'social.show', 'social.asking', 'social.askingText'],
  closed: ['idle', 'dialog.retry', 'social.closed', 'social.closedText'],
  reading: ['waiting', 'signIn.reading', 'signIn.reading', 'signIn.readingText'],
  failed: ['failed', 'dialog.retry', 'signIn.failed'],
  done: ['done', 'connecting.connected', 'connecting.connected', 'signIn.done'],
};

/** Shows the progress of a provider's pop-up window, and a way to reach that window. */
export function ConnectingSocialView({ route: { provider } }: ViewProps<'ConnectingSocial'>) {
  const t = useText();
  const signIn = useLastStep(useAtomValue(socialSignInAtom));
  const start = useSetAtom(startSocialAtom);
  const showWindow = useSetAtom(showSocialWindowAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const name = PROVIDER_NAMES[provider];
  const { step } = signIn;
  const [status, action, title, text] = stages[step];
  return (
    <StatusView
      image={<WalletImage name={name} icon={<ProviderIcon provider={provider} size={32} />} size="large" />}
      status={status}
      title={t(title, { name })}
      text={text && t(text, { name })}
      {...(step === 'failed' ? failureParts(t, signIn.error) : {})}
      action={{
        label: t(action, { name }),
        isWaiting: step === 'reading',
        isSpare: step === 'asking',
        onClick: () => (step === 'asking' ? showWindow() : start(provider)),
      }}
      other={{ label: t('signIn.other'), onClick: leave }}
    />
  );
}
