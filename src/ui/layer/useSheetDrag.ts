import { useLayoutEffect } from 'react';
import type { LayerDialog } from './createDialog.js';
import { dragSheet, restSheet } from './dragSheet.js';

/** Makes the card draggable while it is an open sheet. */
export function useSheetDrag(dialog: LayerDialog, isOpen: boolean, isLeaving: boolean): void {
  useLayoutEffect(() => {
    // A leaving sheet continues from where it was released.
    if (isLeaving) return;
    restSheet(dialog);
    return isOpen ? dragSheet(dialog, () => dialog.ask('drag')) : undefined;
  }, [dialog, isOpen, isLeaving]);
}
