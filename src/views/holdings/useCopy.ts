import { useSetAtom } from 'jotai';
import { showSnackbarAtom } from '../../atoms/snackbarMessage.js';
import { copyText } from '../../ui/copyText.js';

/** Copies a text and reports success or failure in the snackbar. */
export function useCopy(): (text: string) => Promise<void> {
  const show = useSetAtom(showSnackbarAtom);
  return async (text) => {
    if (await copyText(text)) show({ kind: 'success', text: { key: 'snackbar.copied' } });
    else show({ kind: 'error', text: { key: 'snackbar.failedToCopy' } });
  };
}
