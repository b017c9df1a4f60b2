import type { FrameTheme } from '../bridge/createBridge.js';
import type { WalletModal } from '../elements/walletModal.js';
import type { Clock } from '../lib/clock.js';
import { THEME_CHECK_MS } from '../lib/constants.js';
import { frameTheme } from './frameTheme.js';

export interface FrameThemeFollower {
  /** The element's look, which counts as told from now on. */
  read(): FrameTheme;
  /** Tells the look when it is another than the one that was told. */
  check(): void;
  /** Goes on checking while the frame is shown, and stops when it is not. */
  watch(isShown: boolean): void;
}

/**
 * Follows the look of an element for the sign-in frame. No event tells of a class of the page, a style sheet or a
 * colour scheme of the system that changed a variable, so it is looked at again and again while somebody sees it.
 */
export function followFrameTheme(element: WalletModal, clock: Clock, tell: () => void): FrameThemeFollower {
  let told = '';
  let stop = () => {};

  function check() {
    if (JSON.stringify(frameTheme(element)) !== told) tell();
  }
  function watch(isShown: boolean) {
    stop();
    if (!isShown) return;
    stop = clock.after(THEME_CHECK_MS, () => {
      check();
      watch(true);
    });
  }
  return {
    read() {
      const theme = frameTheme(element);
      told = JSON.stringify(theme);
      return theme;
    },
    check,
    watch,
  };
}
