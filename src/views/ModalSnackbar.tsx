import { useAtomValue } from 'jotai';
import { snackbarAtom } from '../atoms/snackbar.js';
import { useText } from './useText.js';

/** The message in front of the view. */
export function ModalSnackbar() {
  const t = useText();
  const message = useAtomValue(snackbarAtom);
  const text = message && (typeof message.text === 'string' ? message.text : t(message.text.key, message.text.params));
  return <div role="status">{text}</div>;
}
