import type { FrameTheme } from '../bridge/createBridge.js';
import { matchesMedia } from '../lib/matchesMedia.js';
import { readThemeVariables } from './themeVariables.js';
import type { WalletModal } from './walletModal.js';

const ACCENT = '--wallet-modal-accent';

/** The look of an element as the sign-in frame is told it (facts of the hosted frame: accent and background). */
export function frameTheme({ themeMode, themeVariables }: WalletModal): FrameTheme {
  const prefersLight = matchesMedia('(prefers-color-scheme: light)');
  const mode = themeMode === 'auto' ? (prefersLight ? 'light' : 'dark') : themeMode;
  const isLight = mode === 'light';
  const accent =
    readThemeVariables(themeVariables)[ACCENT] ??
    (isLight ? 'hsla(231, 100%, 70%, 1)' : 'hsla(230, 100%, 67%, 1)');
  return {
    themeMode: mode,
    themeVariables: {},
    w3mThemeVariables: {
      '--w3m-accent': accent,
      '--w3m-background': isLight ? '#fff' : '#121313',
    },
  };
}
