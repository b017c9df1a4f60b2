import type { Language } from '../translation.js';
import { frButtons } from './frButtons.js';

export const fr: Language = {
  buttons: frButtons,
  parts: async () => (await import('./frParts.js')).frParts,
};
