import { lostFileHint } from './lib/browser/lostFileHint.js';
import { page } from './lib/browser/page.js';

// For <script src="wallet-modal.classic.js"> without type="module": loads the modules next to it.
const { src } = page().currentScript as HTMLScriptElement;
import(new URL('wallet-modal.js', src).href).catch((error) => {
  console.warn(
    `<wallet-modal> load_failed: wallet-modal.js beside ${src} did not load. ${lostFileHint()}`,
    error,
  );
});
