import { useAtomValue, useSetAtom } from 'jotai';
import { emailSignInAtom, submitCodeAtom } from '../../atoms/signIn/email.js';
import { Button } from '../../ui/Button.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { CodeForm } from './CodeForm.js';
import { useResend } from './useResend.js';

/** Asks for the code from the email. */
export function EmailVerifyOtpView({ route: { email } }: ViewProps<'EmailVerifyOtp'>) {
  const t = useText();
  const signIn = useAtomValue(emailSignInAtom);
  const submit = useSetAtom(submitCodeAtom);
  const resend = useResend(email);
  return (
    <CodeForm
      title={t('email.title')}
      email={email}
      isChecking={signIn.step === 'checking' || signIn.step === 'done'}
      error={signIn.step === 'code' ? signIn.error : undefined}
      onCode={(code) => void submit(code)}
      action={
        <Button variant="ghost" isBlock disabled={resend.isWaiting} onClick={resend.onClick}>
          {resend.label}
        </Button>
      }
    />
  );
}
