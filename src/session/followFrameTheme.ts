import type { FrameTheme } from '../bridge/createBridge.js';
import type { WalletModal } from '../elements/walletModal.js';
import type { Clock } from '../lib/clock.js';
import { frameTheme } from './frameTheme.js';

/** Interval between checks whether the page's theme has changed while the sign-in frame is shown, in ms. */
const THEME_CHECK_MS = 1_000;

export interface FrameThemeFollower {
  /** Reads the element's theme and treats it as sent. */
  read(): FrameTheme;
  /** Sends the theme if it differs from the one last sent. */
  check(): void;
  /** Checks repeatedly while the frame is shown. */
  watch(isShown: boolean): void;
}

/**
 * Keeps the sign-in frame's theme up to date with the element's. No event reports that a class, a style sheet or the
 * system's colour scheme changed a variable, so it is polled while the frame is visible.
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
