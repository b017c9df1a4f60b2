import { useSetAtom } from 'jotai';
import { resetAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';

/** Leads to the list of wallets. */
export function ConnectButton() {
  const t = useText();
  const reset = useSetAtom(resetAtom);
  return (
    <Button isBlock onClick={() => reset({ view: 'Connect' })}>
      {t('connect.title')}
    </Button>
  );
}
