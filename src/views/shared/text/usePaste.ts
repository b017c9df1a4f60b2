import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { showSnackbarAtom } from '../../../atoms/snackbarMessage.js';

/** Returns a function that fills a field from the clipboard. */
export function usePaste(onPaste: (text: string) => void, field: RefObject<HTMLElement | null>) {
  const show = useSetAtom(showSnackbarAtom);
  return async () => {
    try {
      onPaste((await navigator.clipboard.readText()).trim());
    } catch {
      // The browser or the visitor refused. The visitor can still paste into the field.
      show({ kind: 'error', text: { key: 'snackbar.failedToPaste' } });
      field.current?.focus();
    }
  };
}
