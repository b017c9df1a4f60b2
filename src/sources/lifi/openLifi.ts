import { loadOnce } from '../../lib/loadOnce.js';
import type { LifiSetting } from './lifiOptions.js';

/** Loads what asks LI.FI when it is first needed, and once. */
export const openLifi = (setting: LifiSetting) =>
  loadOnce(async () => (await import('./createLifi.js')).createLifi(setting));
