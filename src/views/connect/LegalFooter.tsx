import { useAtomValue } from 'jotai';
import { configAtom } from '../../atoms/siteConfig.js';
import { useText } from '../useText.js';
import { LegalLine } from './LegalLine.js';

/** The terms that the visitor accepts by connecting, if the site sets any. */
export function LegalFooter() {
  const { termsUrl, privacyUrl } = useAtomValue(configAtom);
  return <LegalLine t={useText()} termsUrl={termsUrl} privacyUrl={privacyUrl} />;
}
