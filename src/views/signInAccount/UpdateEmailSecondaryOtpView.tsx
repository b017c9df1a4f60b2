import { useSetAtom } from 'jotai';
import { submitSecondaryCodeAtom } from '../../atoms/signIn/updateEmail.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { UpdateCodeForm } from './UpdateCodeForm.js';

/** Asks for the code sent to the new address. */
export function UpdateEmailSecondaryOtpView({ route: { email } }: ViewProps<'UpdateEmailSecondaryOtp'>) {
  const t = useText();
  const submit = useSetAtom(submitSecondaryCodeAtom);
  return (
    <UpdateCodeForm
      title={t('updateEmail.newTitle')}
      email={email}
      onCode={(code) => void submit(email, code)}
    />
  );
}
