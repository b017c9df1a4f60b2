import { type RefObject, useLayoutEffect, useRef } from 'react';
import { page } from '../../lib/browser/page.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { focusHeading, headingOf } from './heading.js';
import { closeDialog, dialogPlace, placeDialog } from './placeDialog.js';
import { lockScroll } from './scrollLock.js';

/**
 * Whether an element can take the focus at all: nothing outside a modal dialog can. A focus trap may take it away
 * again.
 */
function canBeFocused(element: HTMLElement): boolean {
  // Firefox and WebKit leave the focus on elements that became inert.
  activeWithin(element)?.blur();
  let hadFocus = false;
  const note = () => {
    hadFocus = true;
  };
  element.addEventListener('focus', note, { once: true });
  element.focus({ preventScroll: true });
  element.removeEventListener('focus', note);
  // A window in the background fires no focus events.
  return hadFocus || activeWithin(element) !== undefined;
}

/**
 * Opens and closes the dialog, makes the page below inert and unscrollable, and restores the focus. Call `begin` before
 * anything in the dialog takes the focus; it does nothing while the dialog is open.
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
    // Otherwise the browser would focus it again each time the dialog leaves the top layer.
    if (origin) HTMLElement.prototype.blur.call(origin);
    // Set only now, because losing the focus makes the browser compute all styles that changed before.
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
      // WebKit fires the close request in a separate task, which on a busy page may follow the release of the key.
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

  /** Puts the dialog and the focus where they belong, also after a move of the host in the page. */
  const settle = () => {
    const dialog = dialogRef.current;
    const card = cardRef.current;
    if (isModal) isCovered.current = false;
    const place = isModal || isCovered.current ? 'modal' : 'plain';
    if (!stopRef.current || !dialog || !card || dialogPlace(dialog) === place) return;
    const last = activeWithin(dialog) ?? lastFocus.current;
    const target = last?.isConnected ? last : headingOf(card);
    placeDialog(dialog, place, target);
    // Below a modal dialog of the page, neither the modal nor a wallet's prompt is usable: back to the top layer.
    if (place === 'plain' && !canBeFocused(card)) {
      isCovered.current = true;
      placeDialog(dialog, 'modal', target);
    }
    // A key that is already down was pressed for something else, such as a wallet's prompt.
    escapeKey.current.isOld = escapeKey.current.isDown;
    if (activeWithin(dialog) !== target) target.focus({ preventScroll: true });
    if (activeWithin(dialog) !== target) focusHeading(card);
  };

  useLayoutEffect(() => (isOpen ? () => stopRef.current?.() : undefined), [isOpen]);
  // After every render: a cheap check that repairs what the browser changed in between.
  useLayoutEffect(settle);

  return { lastFocus, escapeKey, begin };
}
