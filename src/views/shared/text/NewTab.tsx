import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { useText } from '../../useText.js';

/** Tells screen readers that a link opens in a new tab. */
export function NewTab() {
  const t = useText();
  return <VisuallyHidden> {t('dialog.newTab')}</VisuallyHidden>;
}
