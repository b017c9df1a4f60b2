import { type RefObject, useLayoutEffect, useRef } from 'react';
import { page } from '../../lib/browser/page.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { focusHeading, headingOf } from './heading.js';
import { closeDialog, dialogPlace, placeDialog } from './placeDialog.js';
import { returnFocus, takeOrigin } from './returnFocus.js';
import { lockScroll } from './scrollLock.js';
import { unhide } from './unhide.js';

/**
 * Whether an element can take the focus and keep it. Nothing outside a modal dialog or in an inert part of the page can
 * take it, and some focus traps take it away again.
 */
function keepsFocus(element: HTMLElement): boolean {
  // Firefox and WebKit leave the focus on elements that became inert.
  activeWithin(element)?.blur();
  element.focus({ preventScroll: true });
  return activeWithin(element) !== undefined;
}

/** Not if a part of the page around it is transformed: then it fills only that. */
function fillsWindow(dialog: HTMLElement): boolean {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const { clientWidth, clientHeight } = page().documentElement;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  return isNear(left, 0) && isNear(top, 0) && width > clientWidth - 1 && height > clientHeight - 1;
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
    const origin = takeOrigin(dialog.getRootNode()) ?? deepActiveElement(page());
    // Otherwise the browser would focus it again each time the dialog leaves the top layer.
    if (origin) HTMLElement.prototype.blur.call(origin);
    // Set only now, because losing the focus makes the browser compute all styles that changed before.
    dialog.toggleAttribute('data-shown', true);
    const stopContaining = containEvents(dialog.getRootNode(), false);
    const hideAgain = unhide(dialog);
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
      hideAgain();
      lastFocus.current = null;
      isCovered.current = false;
      if (!isElsewhere) returnFocus(origin);
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
    // In or below a dialog of the page, the modal may not be usable as a box in the page: back to the top layer.
    if (place === 'plain' && !(keepsFocus(card) && fillsWindow(dialog))) {
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
