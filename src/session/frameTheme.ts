import type { FrameTheme } from '../bridge/createBridge.js';
import type { WalletModal } from '../elements/walletModal.js';
import { matchesMedia } from '../lib/browser/matchesMedia.js';

/** Our variables that the frame supports under its own names. */
const FRAME_VARIABLES = [
  'accent',
  'color-mix',
  'color-mix-strength',
  'font-family',
  'font-size-master',
  'border-radius-master',
  'z-index',
];

/** An element's theme in the sign-in frame's format. The hosted frame uses accent and background. */
export function frameTheme(element: WalletModal): FrameTheme {
  const { themeMode } = element;
  const prefersLight = matchesMedia('(prefers-color-scheme: light)');
  const mode = themeMode === 'auto' ? (prefersLight ? 'light' : 'dark') : themeMode;
  const isLight = mode === 'light';
  // Includes the page's style sheets and `themeVariables`, which the element keeps in its own sheet.
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--wallet-modal-${name}`).trim();
  const accent = read('accent') || (isLight ? 'hsla(231, 100%, 70%, 1)' : 'hsla(230, 100%, 67%, 1)');
  const given = FRAME_VARIABLES.flatMap((name) => (read(name) ? [[`--w3m-${name}`, read(name)]] : []));
  return {
    themeMode: mode,
    themeVariables: Object.fromEntries(given),
    w3mThemeVariables: {
      '--w3m-accent': accent,
      '--w3m-background': isLight ? '#fff' : '#121313',
    },
  };
}
