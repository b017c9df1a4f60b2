import { activeWithin } from './activeElement.js';

/** `modal` is the top layer, with the page inert below; `plain` is a box in the page that a wallet can draw over. */
export type DialogPlace = 'closed' | 'plain' | 'modal';

export function dialogPlace(dialog: HTMLDialogElement): DialogPlace {
  if (!dialog.open) return 'closed';
  return dialog.matches(':modal') ? 'modal' : 'plain';
}

/**
 * Moves the dialog between the top layer, the page and closed. The dialog's box stays as it is (its display does not
 * hang on `open`), so scroll positions and a slotted frame survive; focus inside is put back.
 */
export function placeDialog(dialog: HTMLDialogElement, place: DialogPlace): void {
  if (dialogPlace(dialog) === place || !dialog.isConnected) return;
  const focused = activeWithin(dialog);
  // A dialog that was moved in the document says `open` but is no longer modal: it has to be closed first.
  if (dialog.open) dialog.close();
  if (place === 'modal') dialog.showModal();
  if (place === 'plain') dialog.show();
  if (place !== 'closed') focused?.focus({ preventScroll: true });
}
