import type { Language } from '../translation.js';
import { arButtons } from './arButtons.js';

export const ar: Language = {
  buttons: arButtons,
  parts: async () => (await import('./arParts.js')).arParts,
};
