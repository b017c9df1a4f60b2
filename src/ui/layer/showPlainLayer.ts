import { page } from '../../lib/browser/page.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { headingOf } from './heading.js';
import type { CloseReason } from './Layer.js';
import { closeDialog, placeDialog } from './placeDialog.js';
import { passOrigin, returnFocus } from './returnFocus.js';
import { lockScroll } from './scrollLock.js';
import { unhide } from './unhide.js';

/**
 * Shows a drawn `PlainLayer` in a shadow root, as `useDialog` does for a `Layer`. `close` is called when the visitor
 * asks to close it. Only the returned function closes it, and restores the focus unless another layer takes its place.
 */
export function showPlainLayer(
  root: ShadowRoot,
  dialog: HTMLDialogElement,
  close: (reason: CloseReason) => void,
): (isReplaced?: boolean) => void {
  const origin = deepActiveElement(page());
  const unlockScroll = lockScroll();
  const stopContaining = containEvents(root, false);
  const hideAgain = unhide(root.host);
  const heading = headingOf(dialog);
  const show = () => {
    placeDialog(dialog, 'modal', heading);
    if (!activeWithin(dialog)) heading.focus({ preventScroll: true });
  };
  const scrim = dialog.querySelector('[data-scrim]');
  let isEnded = false;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === pressed && target === scrim) close('backdrop');
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close('escape');
  });
  // Browsers close a dialog by themselves on a second request; treat that as a request too.
  dialog.addEventListener('close', () => {
    if (isEnded) return;
    close('escape');
    if (!isEnded) show();
  });
  root.append(dialog);
  // Otherwise the browser would restore the focus by itself.
  if (origin) HTMLElement.prototype.blur.call(origin);
  show();
  return (isReplaced) => {
    isEnded = true;
    closeDialog(dialog);
    dialog.remove();
    stopContaining();
    unlockScroll();
    hideAgain();
    if (isReplaced) passOrigin(root, origin);
    else returnFocus(origin);
  };
}
