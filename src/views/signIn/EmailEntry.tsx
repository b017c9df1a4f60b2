import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { connectionsAtom } from '../../atoms/connection.js';
import { emailDraftAtom, emailSignInAtom, submitEmailAtom } from '../../atoms/signIn/email.js';
import { isAboutAddress } from '../../atoms/signIn/refusal.js';
import { trackAtom } from '../../atoms/track.js';
import { LEAST_EMAIL } from '../../lib/signIn/leastEmail.js';
import { Button } from '../../ui/Button.js';
import { ChevronIcon } from '../../ui/icons.js';
import { TextField } from '../../ui/TextField.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { invalidEmailText } from '../shared/text/invalidEmailText.js';
import { useText } from '../useText.js';

/** The field for the email address. */
export function EmailEntry() {
  const t = useText();
  const signIn = useAtomValue(emailSignInAtom);
  const submit = useSetAtom(submitEmailAtom);
  const track = useSetAtom(trackAtom);
  const connections = useAtomValue(connectionsAtom);
  const [kept, keep] = useAtom(emailDraftAtom);
  // The atom alone isn't enough: it updates a moment later, and Enter may come first.
  const [draft, setDraft] = useState(kept);
  const email = draft?.connections === connections ? draft.email : '';
  const [sent, setSent] = useState<string>();
  const isSending = signIn.step === 'sending';
  const isTooShort = email.length < LEAST_EMAIL;
  const isRefused = signIn.step === 'refused' && isAboutAddress(signIn.error);
  const isInvalid = email === sent && (isTooShort || isRefused);
  const onType = (typed: string) => {
    const next = { email: typed, connections };
    setDraft(next);
    keep(next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSent(email);
    if (!isTooShort) void submit(email.trim());
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) track({ event: 'EMAIL_LOGIN_SELECTED' });
  };
  return (
    // The browser's own validation message has its own language and position.
    <form noValidate onSubmit={onSubmit} onFocus={onFocus}>
      <TextField
        label={t('email.label')}
        isLabelHidden
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        placeholder={t('email.label')}
        icon={<MailIcon />}
        value={email}
        onChange={onType}
        error={isInvalid ? t(invalidEmailText(email)) : undefined}
        end={
          isTooShort ? undefined : (
            // A word would leave too little room for the typed text.
            <Button type="submit" variant="ghost" isLoading={isSending} icon={<ChevronIcon size={20} />}>
              <VisuallyHidden>{t('email.submit')}</VisuallyHidden>
            </Button>
          )
        }
      />
    </form>
  );
}
