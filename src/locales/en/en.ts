import type { Language } from '../translation.js';
import { enButtons } from './enButtons.js';

/** The English texts of the buttons, and the loader for all others. They define the keys and parts of every language. */
export const en: Language = {
  buttons: enButtons,
  parts: async () => (await import('./enParts.js')).enParts,
};
