import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { showSnackbarAtom } from '../../../atoms/snackbarMessage.js';

/** Fills a field with what the visitor has copied. */
export function usePaste(onPaste: (text: string) => void, field: RefObject<HTMLElement | null>) {
  const show = useSetAtom(showSnackbarAtom);
  return async () => {
    try {
      onPaste((await navigator.clipboard.readText()).trim());
    } catch {
      // The browser or the visitor refused. The field still takes what they paste themselves.
      show({ kind: 'error', text: { key: 'snackbar.failedToPaste' } });
      field.current?.focus();
    }
  };
}
