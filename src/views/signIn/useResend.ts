import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { cooldownAtom, watchCooldownAtom } from '../../atoms/signIn/cooldown.js';
import { resendEmailAtom } from '../../atoms/signIn/email.js';
import { useText } from '../useText.js';

/** A button that sends an email again, with the seconds until it is enabled. */
export function useResend(email: string) {
  const t = useText();
  const seconds = useAtomValue(cooldownAtom);
  const watch = useSetAtom(watchCooldownAtom);
  const resend = useSetAtom(resendEmailAtom);
  useEffect(() => watch(), [watch]);
  return {
    label: seconds > 0 ? t('email.resendIn', { count: seconds }) : t('email.resend'),
    isWaiting: seconds > 0,
    onClick: () => void resend(email),
  };
}
