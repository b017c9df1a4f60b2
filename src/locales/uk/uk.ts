import type { Language } from '../translation.js';
import { ukButtons } from './ukButtons.js';

export const uk: Language = {
  buttons: ukButtons,
  parts: async () => (await import('./ukParts.js')).ukParts,
};
