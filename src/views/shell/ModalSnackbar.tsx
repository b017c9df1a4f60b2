import { useAtomValue } from 'jotai';
import { snackbarAtom } from '../../atoms/snackbarMessage.js';
import { Snackbar } from '../../ui/Snackbar.js';
import { useText } from '../useText.js';

/** The message above the view. */
export function ModalSnackbar() {
  const t = useText();
  const message = useAtomValue(snackbarAtom);
  if (!message) return <Snackbar />;
  const { kind, text } = message;
  return (
    <Snackbar message={{ variant: kind, text: typeof text === 'string' ? text : t(text.key, text.params) }} />
  );
}
