import { useLayoutEffect, useRef } from 'react';
import { page } from '../../lib/browser/page.js';
import { activeWithin } from './activeElement.js';
import type { CloseReason, LayerDialog } from './createDialog.js';
import { focusHeading } from './heading.js';
import { dialogPlace, placeDialog } from './placeDialog.js';

/**
 * Whether an element can take and keep the focus. Elements outside a modal dialog or in an inert part of the page can't take
 * it, and some focus traps take it away again.
 */
function keepsFocus(element: HTMLElement): boolean {
  // Firefox and WebKit leave the focus on elements that became inert.
  activeWithin(element)?.blur();
  element.focus({ preventScroll: true });
  return activeWithin(element) !== undefined;
}

/** Whether the dialog fills the window. It doesn't if an ancestor is transformed, because then it fills only that. */
function fillsWindow(dialog: HTMLElement): boolean {
  const { left, top, width, height } = dialog.getBoundingClientRect();
  const { clientWidth, clientHeight } = page().documentElement;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  return isNear(left, 0) && isNear(top, 0) && width > clientWidth - 1 && height > clientHeight - 1;
}

/**
 * Opens and closes the dialog, or continues with the one that the first list opened. Moves it between the top layer and the
 * page, and the focus with it. `onRequestClose` is called when the visitor asks to close it.
 */
export function useTopLayer(
  dialog: LayerDialog,
  isOpen: boolean,
  isModal: boolean,
  onRequestClose: (reason: CloseReason) => void,
): void {
  const lastFocus = useRef<HTMLElement>(null);
  const isCovered = useRef(false);
  const escapeKey = useRef({ isDown: false, isOld: false });
  const { element, card } = dialog;

  useLayoutEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const capture = { capture: true, signal };
    element.addEventListener(
      'focusin',
      ({ target }) => {
        lastFocus.current = target as HTMLElement;
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
        event.preventDefault();
        // The dialog gets the event before the window does.
        if (!event.repeat) escapeKey.current.isOld = false;
        dialog.ask('escape');
      },
      { signal },
    );
    addEventListener(
      'keydown',
      ({ key, repeat }) => {
        if (key === 'Escape' && !repeat) escapeKey.current = { isDown: true, isOld: false };
      },
      capture,
    );
    addEventListener(
      'keyup',
      ({ key }) => {
        if (key !== 'Escape') return;
        const released = { ...escapeKey.current, isDown: false };
        escapeKey.current = released;
        // WebKit fires the close request in a separate task, which on a busy page may run after the key is released.
        setTimeout(() => {
          released.isOld = false;
        });
      },
      capture,
    );
    return () => {
      listening.abort();
      dialog.end();
      lastFocus.current = null;
      isCovered.current = false;
    };
  }, [dialog, element, isOpen]);

  // After every render: a cheap check that corrects changes by the browser, also after the host was moved in the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    dialog.ask = (reason) => {
      // A key that was already down was meant for something else, such as a wallet's prompt.
      if (reason !== 'escape' || !escapeKey.current.isOld) onRequestClose(reason);
    };
    if (isModal) isCovered.current = false;
    const place = isModal || isCovered.current ? 'modal' : 'plain';
    if (dialogPlace(element) === place) return;
    const last = activeWithin(element) ?? lastFocus.current;
    const target = last?.isConnected ? last : element;
    placeDialog(element, place, target);
    // In or below a dialog of the page, the modal may be unusable as a box in the page, so it returns to the top layer.
    if (place === 'plain' && !(keepsFocus(element) && fillsWindow(element))) {
      isCovered.current = true;
      placeDialog(element, 'modal', target);
    }
    escapeKey.current.isOld = escapeKey.current.isDown;
    if (activeWithin(element) !== target) target.focus({ preventScroll: true });
    if (activeWithin(element) !== target) focusHeading(card);
  });
}
