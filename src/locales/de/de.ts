import type { Language } from '../translation.js';
import { deButtons } from './deButtons.js';

export const de: Language = {
  buttons: deButtons,
  parts: async () => (await import('./deParts.js')).deParts,
};
