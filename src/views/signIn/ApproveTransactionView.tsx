import { useAtomValue } from 'jotai';
import { approvalsAtom } from '../../atoms/signIn/approvals.js';
import { Announcer } from '../../ui/Announcer.js';
import { useText } from '../useText.js';
import { place } from './ApproveTransactionView.css.js';

/** Reserves the space that the sign-in frame covers while it asks for an approval. The site can't see clicks there. */
export function ApproveTransactionView() {
  const t = useText();
  const { length } = useAtomValue(approvalsAtom);
  return (
    <div className={place}>
      <Announcer message={length > 0 ? t('approve.text') : ''} />
    </div>
  );
}
