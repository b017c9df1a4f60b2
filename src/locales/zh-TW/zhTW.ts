import type { Language } from '../translation.js';
import { zhTWButtons } from './zhTWButtons.js';

export const zhTW: Language = {
  buttons: zhTWButtons,
  parts: async () => (await import('./zhTWParts.js')).zhTWParts,
};
