import type { SignInProvider } from '../../lib/signIn/signIn.js';
import { ProviderIcon } from '../../ui/ProviderIcon.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';

/** The service that somebody signed in with, by its mark; an envelope for email. */
export function SignInMark({ provider }: { provider: SignInProvider | undefined }) {
  return <WalletImage name="" icon={provider ? <ProviderIcon provider={provider} /> : <MailIcon />} />;
}
