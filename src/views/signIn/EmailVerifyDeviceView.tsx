import { useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { MailIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView } from '../shared/StatusView.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { useResend } from './useResend.js';
import { useValidUntil } from './useValidUntil.js';

/** Waits until a new device is approved by the link in an email. */
export function EmailVerifyDeviceView({ route: { email } }: ViewProps<'EmailVerifyDevice'>) {
  const t = useText();
  const leave = useSetAtom(goBackOrCloseAtom);
  const resend = useResend(email);
  return (
    <StatusView
      image={<WalletImage name="" icon={<MailIcon size={32} />} size="large" />}
      status="waiting"
      title={t('device.lead')}
      text={t('device.text', { email })}
      note={useValidUntil()}
      action={resend}
      other={{ label: t('email.other'), onClick: leave }}
    />
  );
}
