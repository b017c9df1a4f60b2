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

/** Longer names are shortened where they can be had in full. */
const LONGEST = 30;

/** How the visitor signed in, and the way to change their email address. Other services have their own. */
export function SignInRow() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const profile = useUntilClosed(useAtomValue(signedInAtom));
  const provider = SIGN_IN_PROVIDERS.find((one) => one === profile?.provider);
  const name = profile && signInName(profile);
  const start = <WalletImage name="" icon={provider ? <ProviderIcon provider={provider} /> : <MailIcon />} />;
  if (provider) {
    const service = PROVIDER_NAMES[provider];
    // Nothing to press: no keyboard reaches a tooltip, so it is written out.
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

/** What people know their sign-in by: their name at another service, otherwise their email address. */
function signInName({ user, provider, username }: SignInProfile): string | undefined {
  // Discord's names once had a number; 0 means that there is none.
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

/** Where an address does not fit in one line, it breaks before its host. */
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
