import { page } from '../../lib/browser/page.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { headingOf } from './heading.js';
import type { CloseReason } from './Layer.js';
import { closeDialog, placeDialog } from './placeDialog.js';
import { lockScroll } from './scrollLock.js';

/**
 * Puts a drawn `PlainLayer` into a shadow root and on screen, as `useDialog` does it with a `Layer`. `close` is asked
 * to close it: nothing closes until the returned function is called, which gives the focus back where it was.
 */
export function showPlainLayer(
  root: ShadowRoot,
  dialog: HTMLDialogElement,
  close: (reason: CloseReason) => void,
): () => void {
  const origin = deepActiveElement(page());
  const unlockScroll = lockScroll();
  const stopContaining = containEvents(root, false);
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
  // The browser closes a dialog by itself when asked twice: that too is only a request.
  dialog.addEventListener('close', () => {
    if (isEnded) return;
    close('escape');
    if (!isEnded) show();
  });
  root.append(dialog);
  // Else the browser would put the focus back there by itself.
  if (origin) HTMLElement.prototype.blur.call(origin);
  show();
  return () => {
    isEnded = true;
    closeDialog(dialog);
    dialog.remove();
    stopContaining();
    unlockScroll();
    if (origin?.isConnected) HTMLElement.prototype.focus.call(origin, { preventScroll: true });
  };
}
