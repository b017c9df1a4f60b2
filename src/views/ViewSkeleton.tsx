import { Spinner } from '../ui/Spinner.js';
import { useText } from './useText.js';

/** While the code of a view loads. */
export function ViewSkeleton() {
  const t = useText();
  return (
    <p role="status">
      <Spinner /> {t('dialog.loading')}
    </p>
  );
}
