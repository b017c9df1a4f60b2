import type { Language } from '../translation.js';
import { csButtons } from './csButtons.js';

export const cs: Language = {
  buttons: csButtons,
  parts: async () => (await import('./csParts.js')).csParts,
};
