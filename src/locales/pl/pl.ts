import type { Language } from '../translation.js';
import { plButtons } from './plButtons.js';

export const pl: Language = {
  buttons: plButtons,
  parts: async () => (await import('./plParts.js')).plParts,
};
