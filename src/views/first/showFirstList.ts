import { isRestoringAtom, neededNamespaceAtom } from '../../atoms/connection.js';
import { chooseRowAtom, prepareRowAtom } from '../../atoms/directory/chooseRow.js';
import { awaitedRowsAtom, canPairAtom, connectOfferAtom } from '../../atoms/directory/connectRows.js';
import { shownRowsAtom } from '../../atoms/directory/shownRows.js';
import { firstViewAtom } from '../../atoms/firstView.js';
import { pushAtom } from '../../atoms/router.js';
import { isShakingAtom } from '../../atoms/shake.js';
import { isSignInOfferedAtom } from '../../atoms/signIn/signInNetworks.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { localeAtom, textDirectionAtom, translateAtom } from '../../atoms/translate.js';
import type { Store } from '../../atoms/util/store.js';
import { isWatchOfferedAtom } from '../../atoms/watch/isWatchOffered.js';
import { afterPaint } from '../../lib/browser/afterPaint.js';
import { isMobile } from '../../lib/browser/device.js';
import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { wideWindow } from '../../lib/browser/wideLayout.js';
import { SEARCHABLE_LIST_LENGTH } from '../../lib/constants.js';
import type { CloseReason } from '../../lib/state.js';
import { give } from '../../styles/sheets.js';
import { draw } from '../../ui/draw.js';
import { activeWithin } from '../../ui/layer/activeElement.js';
import { createDialog, type LayerDialog } from '../../ui/layer/createDialog.js';
import { setTabStop } from '../../ui/setTabStop.js';
import { connectIntro } from '../connect/connectIntro.js';
import { type Choice, FirstList } from './FirstList.js';

/** The first list on screen. */
export interface ShownFirstList {
  readonly dialog: LayerDialog;
  /**
   * Resolves once the list has been painted and no pointer or key is down on it, so that it isn't removed in the middle of a
   * press.
   */
  settled(): Promise<void>;
  /**
   * Hands the open dialog to the interface, which continues where this list stopped. Call it in the same task in which the
   * interface fills the dialog, so that the two are never visible together. Closes the dialog if the interface is part of the
   * page by now.
   */
  giveWay(): void;
  close(): void;
}

/**
 * Shows the list of wallets in a dialog while React is still loading, so that the modal can open as soon as the session is
 * ready. A choice waits for the interface. Returns undefined if the modal would show anything but a short list.
 */
export function showFirstList(
  root: ShadowRoot,
  store: Store,
  close: (reason: CloseReason) => void,
): ShownFirstList | undefined {
  const config = store.get(configAtom);
  const needed = store.get(neededNamespaceAtom);
  const { rows, hasAll, isChosen } = store.get(connectOfferAtom)(isMobile(navigator));
  const awaited = store.get(awaitedRowsAtom);
  const isList = rows.length + awaited > 0 && rows.length <= SEARCHABLE_LIST_LENGTH;
  const isConnect = store.get(firstViewAtom) === 'Connect' && !store.get(isRestoringAtom);
  if (config.inline || !isConnect || !isList) return undefined;

  give(root);
  const t = store.get(translateAtom);
  const lang = store.get(localeAtom);
  const isWide = matchesMedia(wideWindow(config.layout));
  const shownAt = performance.now();
  let chosen: Choice | undefined;
  const drawContent = () =>
    draw(
      FirstList({
        t,
        config,
        locale: lang,
        intro: connectIntro(t, config.app.name, needed),
        signIn: store.get(isSignInOfferedAtom) ? config.signIn : undefined,
        rows,
        awaited,
        hasAll,
        isChosen,
        leadsToCode: store.get(canPairAtom),
        hasWatch: store.get(isWatchOfferedAtom) && needed === undefined,
        chosen,
        isWide,
        onClose: () => close('button'),
        onChoose(choice) {
          chosen = choice;
          redraw();
        },
        onIntent: (row) => store.set(prepareRowAtom, row),
      }),
    ).firstChild as HTMLElement;
  const content = drawContent();
  const redraw = () => {
    const focused = focusables(content).indexOf(activeWithin(content) as HTMLElement);
    content.replaceChildren(...drawContent().childNodes);
    setTabStop(content);
    focusables(content)[focused]?.focus({ preventScroll: true });
  };
  store.set(shownRowsAtom, rows);
  setTabStop(content);
  content.addEventListener('focusin', ({ target }) => setTabStop(content, target));
  const pressIsOver = watchPress(content);
  const dialog = createDialog(root);
  const { element, card } = dialog;
  const stopShaking = store.sub(isShakingAtom, () => {
    card.toggleAttribute('data-shaking', store.get(isShakingAtom));
  });
  const end = () => {
    stopShaking();
    content.remove();
  };
  card.append(content);
  card.toggleAttribute('data-wide', isWide);
  Object.assign(element, { lang, dir: store.get(textDirectionAtom) });
  dialog.ask = close;
  dialog.begin();
  dialog.show();
  const wasPainted = new Promise<void>((resolve) => void afterPaint(resolve));

  function closeList() {
    dialog.end();
    end();
    element.remove();
  }

  return {
    dialog,
    async settled() {
      await wasPainted;
      await pressIsOver();
    },
    giveWay() {
      const active = activeWithin(content);
      const name = active?.matches(FOCUSABLE) && nameOf(active);
      const next = content.nextElementSibling;
      if (!next) return closeList();
      // While both lists exist, so that the focus moves only once.
      const same = name && focusables(next).find((one) => nameOf(one) === name);
      if (same) same.focus({ preventScroll: true });
      end();
      if (active && !same) element.focus({ preventScroll: true });
      // Skips the part of its animations that the visitor has already seen. This computes styles, so it runs after the list is
      // gone.
      const elapsed = performance.now() - shownAt;
      for (const animation of next.getAnimations({ subtree: true })) animation.currentTime = elapsed;
      if (typeof chosen === 'string') store.set(pushAtom, { view: chosen });
      else if (chosen) store.set(chooseRowAtom, chosen);
    },
    close: closeList,
  };
}

const FOCUSABLE = 'button, a';
const focusables = (content: ParentNode) => [...content.querySelectorAll<HTMLElement>(FOCUSABLE)];
const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;

/** In ms. Ends presses whose end event never arrived. */
const LONGEST_PRESS_MS = 2_000;

/**
 * Tracks presses that begin on an element and may end elsewhere. Returns a function whose promise resolves when the latest
 * press has ended.
 */
function watchPress(element: HTMLElement) {
  let over: Promise<void> | undefined;
  const begin = (end: readonly string[]) => {
    over = new Promise((resolve) => {
      const done = () => {
        ended.abort();
        clearTimeout(timer);
        // The click event follows the end of the press.
        setTimeout(resolve);
      };
      const ended = new AbortController();
      const timer = setTimeout(done, LONGEST_PRESS_MS);
      for (const type of end) addEventListener(type, done, { capture: true, signal: ended.signal });
    });
  };
  element.addEventListener('pointerdown', () => begin(['pointerup', 'pointercancel']));
  element.addEventListener('keydown', ({ key }) => key === ' ' && begin(['keyup', 'blur']));
  return async () => over;
}
