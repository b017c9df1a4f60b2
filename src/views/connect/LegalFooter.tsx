import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/config.js';
import { LegalText } from '../../ui/LegalText.js';
import { RichText } from '../RichText.js';
import { TextLink } from '../TextLink.js';
import { useText } from '../useText.js';

/** What the visitor agrees to by connecting, when the site says so. */
export function LegalFooter() {
  const t = useText();
  const { termsUrl, privacyUrl } = useAtomValue(configAtom);
  if (!termsUrl && !privacyUrl) return null;
  const key =
    termsUrl && privacyUrl ? 'connect.legal' : termsUrl ? 'connect.legalTerms' : 'connect.legalPrivacy';
  const parts = {
    terms: <TextLink href={termsUrl ?? ''} text={t('connect.terms')} />,
    privacy: <TextLink href={privacyUrl ?? ''} text={t('connect.privacy')} />,
  };
  return (
    <LegalText>
      <RichText text={t(key)} parts={parts} />
    </LegalText>
  );
}
