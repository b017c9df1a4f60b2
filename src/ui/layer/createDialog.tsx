import { afterPaint } from '../../lib/browser/afterPaint.js';
import { page } from '../../lib/browser/page.js';
import { draw } from '../draw.js';
import { activeWithin, deepActiveElement } from './activeElement.js';
import { containEvents } from './containEvents.js';
import { TITLE_ID } from './heading.js';
import { card as cardStyle, layer, scrim as scrimStyle } from './Layer.css.js';
import { closeDialog, placeDialog } from './placeDialog.js';
import { returnFocus } from './returnFocus.js';
import { lockScroll } from './scrollLock.js';
import { composedAncestors, unhide } from './unhide.js';

export type CloseReason = 'escape' | 'backdrop' | 'drag';

/**
 * The dialog of a modal. It is independent of any framework, so that the interface can take over from the first list while the
 * dialog stays open and keeps the focus.
 */
export interface LayerDialog {
  readonly element: HTMLDialogElement;
  readonly scrim: HTMLElement;
  readonly card: HTMLElement;
  /** Called when the visitor asks to close the dialog. Set by the code that fills the dialog. Only `end` closes it. */
  ask: (reason: CloseReason) => void;
  /** Adds it to the shadow root, closed. */
  attach(): void;
  /**
   * Makes it visible, locks the page's scrolling and contains its events. Call it before anything inside takes the focus. Does
   * nothing while it is open.
   */
  begin(): void;
  /** Moves it into the top layer and gives it the focus. */
  show(): void;
  /** Closes it and returns the focus. */
  end(): void;
}

export function createDialog(root: ShadowRoot): LayerDialog {
  const element = draw(
    <dialog className={layer} aria-labelledby={TITLE_ID}>
      <div className={scrimStyle} />
      <div className={cardStyle} part="card" tabIndex={-1} />
    </dialog>,
  ).firstChild as HTMLDialogElement;
  const [scrim, card] = element.children as unknown as [HTMLElement, HTMLElement];
  // React creates elements with the `ownerDocument` of its container, and named elements in that document can shadow the
  // methods that it calls.
  Object.defineProperty(card, 'ownerDocument', { get: page });
  let close: (() => void) | undefined;
  let pressed: EventTarget | null = null;
  element.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  // The press must start and end on the scrim, because a text selection may end outside the card.
  element.addEventListener('click', ({ target }) => {
    if (target === scrim && target === pressed) dialog.ask('backdrop');
  });
  element.addEventListener('cancel', (event) => {
    if (event.target !== element) return;
    event.preventDefault();
    dialog.ask('escape');
  });
  // Browsers may close a dialog by themselves on a second close request. Treat that as a request, too.
  element.addEventListener('close', () => {
    if (!close || element.open) return;
    dialog.ask('escape');
    afterPaint(() => {
      if (close && !element.open) dialog.show();
    });
  });
  // The page's `zoom` also multiplies lengths that are based on the window, so the card would be larger than the window.
  const undoZoom = () => {
    element.style.zoom = '';
    // WebKit has no `currentCSSZoom`.
    let zoom = 1;
    for (const one of composedAncestors(element)) zoom *= Number(getComputedStyle(one).zoom) || 1;
    if (zoom !== 1) element.style.zoom = `${1 / zoom}`;
  };
  const dialog: LayerDialog = {
    element,
    scrim,
    card,
    ask() {},
    attach() {
      if (!element.isConnected) root.append(element);
    },
    begin() {
      if (close) return;
      const origin = deepActiveElement(page());
      // Otherwise the browser would focus it again each time the dialog leaves the top layer.
      if (origin) HTMLElement.prototype.blur.call(origin);
      dialog.attach();
      undoZoom();
      addEventListener('resize', undoZoom);
      // Set only now, because blurring makes the browser compute all styles that changed before.
      element.toggleAttribute('data-shown', true);
      const stopContaining = containEvents(root, false);
      const hideAgain = unhide(element);
      const unlockScroll = lockScroll();
      close = () => {
        close = undefined;
        removeEventListener('resize', undoZoom);
        stopContaining();
        const active = deepActiveElement(page());
        const isElsewhere = active !== undefined && !activeWithin(element);
        element.toggleAttribute('data-shown', false);
        closeDialog(element);
        unlockScroll();
        hideAgain();
        if (!isElsewhere) returnFocus(origin);
      };
    },
    show() {
      placeDialog(element, 'modal', element);
    },
    end() {
      close?.();
    },
  };
  return dialog;
}
