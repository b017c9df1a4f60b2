import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { isAboutAddress } from '../../atoms/signIn/refusal.js';
import { emailUpdateAtom, submitNewEmailAtom } from '../../atoms/signIn/updateEmail.js';
import { LEAST_EMAIL } from '../../lib/signIn/leastEmail.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { invalidEmailText } from '../shared/text/invalidEmailText.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
import { buttons, form } from './UpdateEmailWalletView.css.js';
import { useSignIn } from './useSignIn.js';

/** Asks for the new email address of the sign-in. */
export function UpdateEmailWalletView() {
  const signIn = useSignIn();
  return signIn ? <UpdateEmailForm present={signIn.user.email} /> : <NotSignedIn />;
}

/** The form for the new address. `present` is the current one, if the sign-in has one. */
function UpdateEmailForm({ present }: { present: string | undefined }) {
  const t = useText();
  const update = useAtomValue(emailUpdateAtom);
  const submit = useSetAtom(submitNewEmailAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const [email, setEmail] = useState(update.email ?? present ?? '');
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);
  const typed = email.trim();
  const isSending = update.step === 'sending';
  const [sent, setSent] = useState<string>();
  const isTooShort = typed.length < LEAST_EMAIL;
  const canSave = !isTooShort && typed !== present;
  const error = update.step === 'typing' && update.email === typed ? update.error : undefined;
  const isInvalid = (isTooShort && typed === sent) || (error && isAboutAddress(error));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSent(typed);
    if (canSave && !isSending) void submit(typed);
  };
  return (
    <ViewBody>
      {/* The browser's own validation message has its own language and position. */}
      <form noValidate className={form} onSubmit={onSubmit}>
        <TextField
          label={t('email.label')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          icon={<MailIcon />}
          value={email}
          onChange={setEmail}
          inputRef={inputRef}
          hint={present ? t('updateEmail.both', { email: present }) : t('updateEmail.one')}
          error={isInvalid ? t(invalidEmailText(email)) : undefined}
        />
        <div className={buttons}>
          <Button variant="secondary" isBlock onClick={leave}>
            {t('updateEmail.cancel')}
          </Button>
          <Button type="submit" isBlock disabled={!canSave} isLoading={isSending}>
            {t('updateEmail.save')}
          </Button>
        </div>
      </form>
    </ViewBody>
  );
}
