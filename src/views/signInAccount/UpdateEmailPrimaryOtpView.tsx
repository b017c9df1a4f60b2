import { useSetAtom } from 'jotai';
import { submitPrimaryCodeAtom } from '../../atoms/signIn/updateEmail.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
import { UpdateCodeForm } from './UpdateCodeForm.js';
import { useSignIn } from './useSignIn.js';

/** Asks for the code sent to the current address. */
export function UpdateEmailPrimaryOtpView({ route: { email } }: ViewProps<'UpdateEmailPrimaryOtp'>) {
  const t = useText();
  const submit = useSetAtom(submitPrimaryCodeAtom);
  const signIn = useSignIn();
  if (!signIn) return <NotSignedIn />;
  return (
    <UpdateCodeForm
      title={t('updateEmail.oldTitle')}
      email={signIn.user.email ?? email}
      onCode={(code) => void submit(email, code)}
    />
  );
}
