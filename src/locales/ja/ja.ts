import type { Language } from '../translation.js';
import { jaButtons } from './jaButtons.js';

export const ja: Language = {
  buttons: jaButtons,
  parts: async () => (await import('./jaParts.js')).jaParts,
};
