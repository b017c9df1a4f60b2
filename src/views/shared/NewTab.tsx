import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { useText } from '../useText.js';

/** Says behind the words of a link where it opens. */
export function NewTab() {
  const t = useText();
  return <VisuallyHidden> {t('dialog.newTab')}</VisuallyHidden>;
}
