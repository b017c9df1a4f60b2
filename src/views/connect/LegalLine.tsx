import type { Config } from '../../lib/config.js';
import { LegalText } from '../../ui/LegalText.js';
import { RichText } from '../shared/text/RichText.js';
import { TextLink } from '../shared/text/TextLink.js';
import type { ViewText } from '../useText.js';

interface LegalLineProps extends Pick<Config, 'termsUrl' | 'privacyUrl'> {
  t: ViewText;
}

/** The sentence about terms and privacy. Renders nothing if both links are missing. */
export function LegalLine({ t, termsUrl, privacyUrl }: LegalLineProps) {
  if (!termsUrl && !privacyUrl) return null;
  const key =
    termsUrl && privacyUrl ? 'connect.legal' : termsUrl ? 'connect.legalTerms' : 'connect.legalPrivacy';
  const newTab = t('dialog.newTab');
  const parts = {
    terms: <TextLink href={termsUrl ?? ''} text={t('connect.terms')} newTab={newTab} />,
    privacy: <TextLink href={privacyUrl ?? ''} text={t('connect.privacy')} newTab={newTab} />,
  };
  return (
    <LegalText>
      <RichText text={t(key)} parts={parts} />
    </LegalText>
  );
}
