import { useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../atoms/modal.js';
import { Button } from '../ui/Button.js';
import { useText } from './useText.js';

/** Stands in for a view that could not be shown. */
export function ViewFailure() {
  const t = useText();
  const leave = useSetAtom(goBackOrCloseAtom);
  return (
    <div role="alert">
      <p>{t('dialog.failed')}</p>
      <Button variant="secondary" isBlock onClick={leave}>
        {t('dialog.back')}
      </Button>
    </div>
  );
}
