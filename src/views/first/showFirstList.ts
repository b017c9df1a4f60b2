import { isRestoringAtom, neededNamespaceAtom } from '../../atoms/connection.js';
import { chooseRowAtom, prepareRowAtom } from '../../atoms/directory/chooseRow.js';
import { awaitedRowsAtom, connectOfferAtom } from '../../atoms/directory/connectRows.js';
import { shownRowsAtom } from '../../atoms/directory/shownRows.js';
import { firstViewAtom, isShakingAtom } from '../../atoms/opening.js';
import { pushAtom } from '../../atoms/router.js';
import { isSignInOfferedAtom } from '../../atoms/signIn/signInNetworks.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { localeAtom, translateAtom } from '../../atoms/translate.js';
import type { Store } from '../../atoms/util/store.js';
import { afterPaint } from '../../lib/browser/afterPaint.js';
import { isMobile } from '../../lib/browser/device.js';
import { SEARCHABLE_LIST_LENGTH } from '../../lib/constants.js';
import type { CloseReason } from '../../lib/state.js';
import { give } from '../../styles/sheets.js';
import { draw } from '../../ui/draw.js';
import { activeWithin } from '../../ui/layer/activeElement.js';
import { showPlainLayer } from '../../ui/layer/showPlainLayer.js';
import { setTabStop } from '../../ui/setTabStop.js';
import { connectIntro } from '../connect/connectIntro.js';
import { type Choice, FirstList } from './FirstList.js';

/** The first list on screen. */
export interface ShownFirstList {
  /**
   * Resolves once the list was painted and no pointer or key is down on it, so that it is not removed in the middle of
   * a press.
   */
  settled(): Promise<void>;
  /**
   * Removes the list. If the interface takes its place, call it just before that opens, and it gets the focus to return.
   * Returns a function that makes the interface continue where this list stopped.
   */
  end(isReplaced?: boolean): () => void;
}

/**
 * Shows the list of wallets while React is still loading, so that the modal can open as soon as the session is ready. A
 * choice waits for the interface. Returns undefined if something other than a short list would be shown.
 */
export function showFirstList(
  root: ShadowRoot,
  store: Store,
  close: (reason: CloseReason) => void,
): ShownFirstList | undefined {
  const config = store.get(configAtom);
  const needed = store.get(neededNamespaceAtom);
  const { rows, hasAll } = store.get(connectOfferAtom)(isMobile(navigator));
  const awaited = store.get(awaitedRowsAtom);
  const isList = rows.length + awaited > 0 && rows.length <= SEARCHABLE_LIST_LENGTH;
  const isConnect = store.get(firstViewAtom) === 'Connect' && !store.get(isRestoringAtom);
  if (config.inline || !isConnect || !isList) return undefined;

  give(root);
  const t = store.get(translateAtom);
  const shownAt = performance.now();
  let chosen: Choice | undefined;
  const drawDialog = () =>
    draw(
      FirstList({
        t,
        config,
        locale: store.get(localeAtom),
        intro: connectIntro(t, config.app.name, needed),
        signIn: store.get(isSignInOfferedAtom) ? config.signIn : undefined,
        rows,
        awaited,
        hasAll,
        chosen,
        onClose: () => close('button'),
        onChoose(choice) {
          chosen = choice;
          redraw();
        },
        onIntent: (row) => store.set(prepareRowAtom, row),
      }),
    ).firstChild as HTMLDialogElement;
  const dialog = drawDialog();
  const redraw = () => {
    const focused = focusables(dialog).indexOf(activeWithin(dialog) as HTMLElement);
    cardOf(dialog)?.replaceChildren(...(cardOf(drawDialog())?.childNodes ?? []));
    setTabStop(dialog);
    focusables(dialog)[focused]?.focus({ preventScroll: true });
  };
  store.set(shownRowsAtom, rows);
  setTabStop(dialog);
  dialog.addEventListener('focusin', ({ target }) => setTabStop(dialog, target));
  const press = watchPress(dialog);
  const stopShaking = store.sub(isShakingAtom, () => {
    cardOf(dialog)?.toggleAttribute('data-shaking', store.get(isShakingAtom));
  });
  const hide = showPlainLayer(root, dialog, close);
  const wasPainted = new Promise<void>((resolve) => void afterPaint(resolve));

  return {
    async settled() {
      await wasPainted;
      await press.isOver();
    },
    end(isReplaced) {
      const active = activeWithin(dialog);
      const name = active?.matches(FOCUSABLE) ? nameOf(active) : undefined;
      const elapsed = performance.now() - shownAt;
      press.stop();
      stopShaking();
      hide(isReplaced);
      return () => {
        // Skips the part of the animations that was already seen.
        for (const animation of root.getAnimations()) animation.currentTime = elapsed;
        const same = name && focusables(root).find((element) => nameOf(element) === name);
        if (same) same.focus({ preventScroll: true });
        if (typeof chosen === 'string') store.set(pushAtom, { view: chosen });
        else if (chosen) store.set(chooseRowAtom, chosen);
      };
    },
  };
}

const FOCUSABLE = 'button, a';
const cardOf = (dialog: ParentNode) => dialog.querySelector<HTMLElement>('[part=card]');
const focusables = (root: ParentNode) => [...(cardOf(root)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** In ms. Ends presses whose end was never reported. */
const LONGEST_PRESS_MS = 2_000;

/** Follows presses that begin on an element and may end elsewhere. */
function watchPress(element: HTMLElement) {
  const watching = new AbortController();
  let over: Promise<void> | undefined;
  const begin = (end: readonly string[]) => {
    over = new Promise((resolve) => {
      const done = () => {
        ended.abort();
        clearTimeout(timer);
        // The click follows the end of the press.
        setTimeout(resolve);
      };
      const ended = new AbortController();
      const timer = setTimeout(done, LONGEST_PRESS_MS);
      for (const type of end) addEventListener(type, done, { capture: true, signal: ended.signal });
    });
  };
  const { signal } = watching;
  element.addEventListener('pointerdown', () => begin(['pointerup', 'pointercancel']), { signal });
  element.addEventListener('keydown', ({ key }) => key === ' ' && begin(['keyup', 'blur']), { signal });
  return {
    isOver: async () => over,
    stop: () => watching.abort(),
  };
}
