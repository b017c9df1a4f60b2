import { NotSignedIn } from './NotSignedIn.js';
import { UpdateEmailForm } from './UpdateEmailForm.js';
import { useSignIn } from './useSignIn.js';

/** Asks for the new email address of the sign-in. */
export function UpdateEmailWalletView() {
  const signIn = useSignIn();
  return signIn ? <UpdateEmailForm present={signIn.user.email} /> : <NotSignedIn />;
}
