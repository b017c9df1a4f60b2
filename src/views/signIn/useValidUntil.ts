import { useAtomValue } from 'jotai';
import { servicesAtom } from '../../atoms/hostServices.js';
import { mailedAtAtom } from '../../atoms/signIn/mailedAt.js';
import { localeAtom } from '../../atoms/translate.js';
import { EMAIL_LIFE_MS } from '../../lib/signIn/signIn.js';
import { formatMoment } from '../../lib/text/formatTime.js';
import { useText } from '../useText.js';

/** The text that says how long the last email's code or link is valid. Undefined if no email was sent. */
export function useValidUntil(): string | undefined {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { clock } = useAtomValue(servicesAtom);
  const mailedAt = useAtomValue(mailedAtAtom);
  if (mailedAt === undefined) return undefined;
  return t('code.validUntil', { time: formatMoment(mailedAt + EMAIL_LIFE_MS, clock.now(), locale) });
}
