import { loadOnce } from '../../lib/loadOnce.js';
import type { LifiSetting } from './lifiOptions.js';

/** Loads the LI.FI code once, on first use. */
export const openLifi = (setting: LifiSetting) =>
  loadOnce(async () => (await import('./createLifi.js')).createLifi(setting));
