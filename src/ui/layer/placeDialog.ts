import { activeWithin } from './activeElement.js';

/** `modal` is in the top layer, with the page inert below. `plain` is a box in the page that a wallet can cover. */
export type DialogPlace = 'closed' | 'plain' | 'modal';

export function dialogPlace(dialog: HTMLDialogElement): DialogPlace {
  if (!dialog.open) return 'closed';
  return dialog.matches(':modal') ? 'modal' : 'plain';
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
}

/**
 * Moves the dialog between the top layer and the page, and the focus to it or to an element in it. Its box stays the same
 * (`display` doesn't depend on `open`), so scroll positions and a slotted frame survive.
 */
export function placeDialog(
  dialog: HTMLDialogElement,
  place: Exclude<DialogPlace, 'closed'>,
  focus: HTMLElement,
): void {
  if (dialogPlace(dialog) === place || !dialog.isConnected) return;
  // Documents without a window, such as one that a page builds in the background, refuse to show it.
  if (!dialog.ownerDocument.defaultView) return;
  // A dialog that was moved within the document still has `open` but isn't modal, so it has to be closed first.
  closeDialog(dialog);
  // Opening focuses an element in the dialog if it can, and each later change of focus costs a layout.
  if (focus === dialog) dialog.style.visibility = 'hidden';
  else focus.autofocus = true;
  if (place === 'modal') dialog.showModal();
  else dialog.show();
  dialog.style.visibility = '';
  focus.autofocus = false;
  if (activeWithin(dialog) !== focus) focus.focus({ preventScroll: true });
}
