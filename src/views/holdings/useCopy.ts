import { useSetAtom } from 'jotai';
import { showSnackbarAtom } from '../../atoms/snackbarMessage.js';

/** Copies a text and says in the snackbar whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const show = useSetAtom(showSnackbarAtom);
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: { key: 'snackbar.copied' } });
    } catch {
      // The clipboard is missing on insecure pages and refuses in iframes without permission.
      show({ kind: 'error', text: { key: 'snackbar.failedToCopy' } });
    }
  };
}
