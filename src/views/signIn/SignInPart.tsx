import type { SignInSetting } from '../../lib/config.js';
import { Separator } from '../../ui/Separator.js';
import { useText } from '../useText.js';
import { EmailEntry } from './EmailEntry.js';
import { ProviderButtons } from './ProviderButtons.js';
import { part } from './SignInPart.css.js';

/** Sign-in for visitors without a wallet: an email address or a provider. */
export function SignInPart({ signIn }: { signIn: SignInSetting }) {
  const t = useText();
  return (
    <div className={part}>
      {signIn.email ? <EmailEntry /> : null}
      {signIn.providers.length > 0 ? <ProviderButtons providers={signIn.providers} /> : null}
      <Separator label={t('signIn.or')} />
    </div>
  );
}
