import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { cooldownAtom, watchCooldownAtom } from '../../atoms/signIn/cooldown.js';
import {
  emailUpdateAtom,
  submitPrimaryCodeAtom,
  submitSecondaryCodeAtom,
} from '../../atoms/signIn/updateEmail.js';
import { Button } from '../../ui/Button.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { CodeForm, type CodeFormProps } from '../signIn/CodeForm.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
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

interface UpdateCodeFormProps extends Pick<CodeFormProps, 'title'> {
  /** The address that the code was sent to. */
  email: string;
  onCode: (code: string) => void;
}

/**
 * One of the two codes of an email change. It can't be sent again: if it doesn't arrive, the visitor starts over after the
 * cooldown.
 */
function UpdateCodeForm({ title, email, onCode }: UpdateCodeFormProps) {
  const t = useText();
  const update = useAtomValue(emailUpdateAtom);
  const seconds = useAtomValue(cooldownAtom);
  const watch = useSetAtom(watchCooldownAtom);
  const startOver = useSetAtom(goBackOrCloseAtom);
  useEffect(() => watch(), [watch]);
  return (
    <CodeForm
      title={title}
      email={email}
      isChecking={update.step === 'checking'}
      error={update.step === 'code' ? update.error : undefined}
      onCode={onCode}
      action={
        <Button variant="ghost" isBlock disabled={seconds > 0} onClick={startOver}>
          {seconds > 0 ? t('updateEmail.startOverIn', { count: seconds }) : t('updateEmail.startOver')}
        </Button>
      }
    />
  );
}
