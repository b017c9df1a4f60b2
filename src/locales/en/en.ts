import type { Language } from '../translation.js';
import { enButtons } from './enButtons.js';

/** The English texts of the buttons, and how the others load. They say which keys and parts every language has. */
export const en: Language = {
  buttons: enButtons,
  parts: async () => (await import('./enParts.js')).enParts,
};
