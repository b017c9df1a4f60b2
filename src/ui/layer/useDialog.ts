import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { page } from '../../lib/browser/page.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { focusHeading, headingOf } from './heading.js';
import { closeDialog, dialogPlace, placeDialog } from './placeDialog.js';
import { lockScroll } from './scrollLock.js';

/** Whether an element can have the focus at all: nothing outside a modal dialog can. A trap may take it away again. */
function canBeFocused(element: HTMLElement): boolean {
  // Firefox and WebKit leave the focus on what has become inert.
  activeWithin(element)?.blur();
  let hadFocus = false;
  const note = () => {
    hadFocus = true;
  };
  element.addEventListener('focus', note, { once: true });
  element.focus({ preventScroll: true });
  element.removeEventListener('focus', note);
  // A window in the background tells no events.
  return hadFocus || activeWithin(element) !== undefined;
}

/**
 * Opens and closes the dialog, keeps the page still and out of reach below it, and gives focus back where it came from.
 * `begin` comes before anything in the dialog may take the focus; it does nothing when it was called before `isOpen`.
 */
export function useDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  cardRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  isModal: boolean,
) {
  const lastFocus = useRef<HTMLElement>(null);
  const isCovered = useRef(false);
  const escapeKey = useRef({ isDown: false, isOld: false });
  const stopRef = useRef<() => void>(undefined);

  const begin = (dialog: HTMLDialogElement) => {
    if (stopRef.current) return;
    const origin = deepActiveElement(page());
    // Else the browser would put focus back there each time the dialog leaves the top layer.
    if (origin) HTMLElement.prototype.blur.call(origin);
    // Not earlier, with the rendering: losing the focus has everything styled that has changed by then.
    dialog.toggleAttribute('data-shown', true);
    const stopContaining = containEvents(dialog.getRootNode(), false);
    const unlockScroll = lockScroll();
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (key === 'Escape' && !repeat) escapeKey.current = { isDown: true, isOld: false };
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const released = { ...escapeKey.current, isDown: false };
      escapeKey.current = released;
      // WebKit asks to close in a task of its own, which may come after a busy page heard of the release.
      setTimeout(() => {
        released.isOld = false;
      });
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('keyup', onKeyUp, true);
    stopRef.current = () => {
      stopRef.current = undefined;
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('keyup', onKeyUp, true);
      stopContaining();
      const active = deepActiveElement(page());
      const isElsewhere = active !== undefined && !activeWithin(dialog);
      dialog.toggleAttribute('data-shown', false);
      closeDialog(dialog);
      unlockScroll();
      lastFocus.current = null;
      isCovered.current = false;
      if (!isElsewhere && origin?.isConnected)
        HTMLElement.prototype.focus.call(origin, { preventScroll: true });
    };
  };

  const end = useCallback(() => stopRef.current?.(), []);

  /** Brings the dialog to where it belongs, also when it is rendered anew after its host was moved in the page, and focus into it. */
  const settle = () => {
    const dialog = dialogRef.current;
    const card = cardRef.current;
    if (isModal) isCovered.current = false;
    const place = isModal || isCovered.current ? 'modal' : 'plain';
    if (!stopRef.current || !dialog || !card || dialogPlace(dialog) === place) return;
    const last = activeWithin(dialog) ?? lastFocus.current;
    const target = last?.isConnected ? last : headingOf(card);
    placeDialog(dialog, place, target);
    // Below a modal dialog of the page neither we nor what a wallet draws can be reached: back on top of it.
    if (place === 'plain' && !canBeFocused(card)) {
      isCovered.current = true;
      placeDialog(dialog, 'modal', target);
    }
    // A key that is down by now was pressed for something else, such as the prompt of a wallet.
    escapeKey.current.isOld = escapeKey.current.isDown;
    if (activeWithin(dialog) !== target) target.focus({ preventScroll: true });
    if (activeWithin(dialog) !== target) focusHeading(card);
  };

  useLayoutEffect(() => (isOpen ? end : undefined), [isOpen, end]);
  // Also what was begun before this heard of it.
  useLayoutEffect(() => end, [end]);
  // After every render: it costs a look, and repairs whatever the browser did in between.
  useLayoutEffect(settle);

  return { lastFocus, escapeKey, begin, settle, end };
}
