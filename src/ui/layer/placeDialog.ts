import { activeWithin } from './activeElement.js';

/** `modal` is the top layer, with the page inert below; `plain` is a box in the page that a wallet can draw over. */
export type DialogPlace = 'closed' | 'plain' | 'modal';

export function dialogPlace(dialog: HTMLDialogElement): DialogPlace {
  if (!dialog.open) return 'closed';
  return dialog.matches(':modal') ? 'modal' : 'plain';
}

export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
}

/**
 * Moves the dialog between the top layer and the page, and the focus to it or to an element in it. Its box stays the
 * same (`display` does not depend on `open`), so scroll positions and a slotted frame survive.
 */
export function placeDialog(
  dialog: HTMLDialogElement,
  place: Exclude<DialogPlace, 'closed'>,
  focus: HTMLElement,
): void {
  if (dialogPlace(dialog) === place || !dialog.isConnected) return;
  // A document that nobody sees, such as one that a page puts together, refuses.
  if (!dialog.ownerDocument.defaultView) return;
  // A dialog that was moved in the document still has `open` but is not modal, so it has to be closed first.
  closeDialog(dialog);
  // Opening focuses something in the dialog if it can, and every later change of focus costs a layout.
  if (focus === dialog) dialog.style.visibility = 'hidden';
  else focus.autofocus = true;
  if (place === 'modal') dialog.showModal();
  else dialog.show();
  dialog.style.visibility = '';
  focus.autofocus = false;
  if (activeWithin(dialog) !== focus) focus.focus({ preventScroll: true });
}
