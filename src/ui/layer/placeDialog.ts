/** `modal` is the top layer, with the page inert below; `plain` is a box in the page that a wallet can draw over. */
export type DialogPlace = 'closed' | 'plain' | 'modal';

export function dialogPlace(dialog: HTMLDialogElement): DialogPlace {
  if (!dialog.open) return 'closed';
  return dialog.matches(':modal') ? 'modal' : 'plain';
}

/**
 * Moves the dialog between the top layer, the page and closed. Its box stays as it is (the display does not hang on
 * `open`), so scroll positions and a slotted frame survive. The browser moves the focus on the way.
 */
export function placeDialog(dialog: HTMLDialogElement, place: DialogPlace): void {
  if (dialogPlace(dialog) === place || !dialog.isConnected) return;
  // A dialog that was moved in the document says `open` but is no longer modal: it has to be closed first.
  if (dialog.open) dialog.close();
  if (place === 'modal') dialog.showModal();
  if (place === 'plain') dialog.show();
}
