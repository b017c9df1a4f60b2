import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/siteConfig.js';
import { useText } from '../useText.js';
import { LegalLine } from './LegalLine.js';

/** What the visitor agrees to by connecting, when the site says so. */
export function LegalFooter() {
  const { termsUrl, privacyUrl } = useAtomValue(configAtom);
  return <LegalLine t={useText()} termsUrl={termsUrl} privacyUrl={privacyUrl} />;
}
