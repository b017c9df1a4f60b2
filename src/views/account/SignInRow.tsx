import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { signedInAtom } from '../../atoms/signIn/signedIn.js';
import type { SignInProfile } from '../../atoms/signIn/user.js';
import { PROVIDER_NAMES } from '../../lib/signIn/providerNames.js';
import { SIGN_IN_PROVIDERS } from '../../lib/signIn/signIn.js';
import { shorten } from '../../lib/text/shorten.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { Row } from '../../ui/Row.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useText } from '../useText.js';

/** Longer names are shortened if the full name is available elsewhere. */
const LONGEST = 30;

/** Shows how the visitor signed in. Email users can change their address here. Among settings it has no picture. */
export function SignInRow({ hasPicture }: { hasPicture?: boolean }) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const profile = useUntilClosed(useAtomValue(signedInAtom));
  const provider = SIGN_IN_PROVIDERS.find((one) => one === profile?.provider);
  const name = profile && signInName(profile);
  const start = hasPicture ? (
    <WalletImage name="" icon={provider ? <ProviderIcon provider={provider} /> : <MailIcon />} />
  ) : undefined;
  if (provider) {
    const service = PROVIDER_NAMES[provider];
    // This row cannot be focused, so keyboard users would never see a tooltip. The name is shown in full.
    return (
      <Row
        label={<Name name={name ?? service} />}
        detail={t('signedIn.with', { name: service })}
        start={start}
      />
    );
  }
  const isLong = name !== undefined && name.length > LONGEST;
  const row = (
    <Row
      label={isLong ? <ShortName name={name} /> : <Name name={name ?? t('signedIn.unnamed')} />}
      detail={profile && t(profile.user.email ? 'signedIn.change' : 'signedIn.add')}
      start={start}
      hasChevron
      onClick={() => push({ view: 'UpdateEmailWallet' })}
    />
  );
  return isLong ? <Tooltip text={name}>{row}</Tooltip> : row;
}

/** The name that people recognise their sign-in by: their name at the provider, otherwise their email address. */
function signInName({ user, provider, username }: SignInProfile): string | undefined {
  // Discord names used to end in a number; 0 means none.
  const name = provider === 'discord' ? username?.replace(/#?0$/, '') : username;
  return name || user.email;
}

function ShortName({ name }: { name: string }) {
  return (
    <>
      <bdi aria-hidden="true">{shorten(name, 10, 11)}</bdi>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** Lets an email address that needs two lines break before the host. */
function Name({ name }: { name: string }) {
  const [first, ...others] = name.split(/(?=@)/);
  return (
    <bdi>
      {first}
      {others.length > 0 ? <wbr /> : null}
      {others.join('')}
    </bdi>
  );
}
