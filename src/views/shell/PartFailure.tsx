import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';

/** Replaces a part of a view that could not be loaded. */
export function PartFailure() {
  const t = useText();
  return (
    <div role="alert">
      <Empty hasFailed icon={<OfflineIcon size={24} />} title={t('dialog.failed')}>
        {t('dialog.failedText')}
      </Empty>
    </div>
  );
}
