import { useAtomValue } from 'jotai';
import { routeAtom } from '../../atoms/router.js';
import { snackbarAtom } from '../../atoms/snackbarMessage.js';
import { Snackbar } from '../../ui/Snackbar.js';
import { useText } from '../useText.js';

/** The message beside the view. In sign-in approvals it moves up, because the sign-in frame is at the bottom of the card. */
export function ModalSnackbar() {
  const t = useText();
  const message = useAtomValue(snackbarAtom);
  const isHigh = useAtomValue(routeAtom).view === 'ApproveTransaction';
  if (!message) return <Snackbar isHigh={isHigh} />;
  const { kind, text } = message;
  return (
    <Snackbar
      isHigh={isHigh}
      message={{ variant: kind, text: typeof text === 'string' ? text : t(text.key, text.params) }}
    />
  );
}
