import type { Language } from '../translation.js';
import { nlButtons } from './nlButtons.js';

export const nl: Language = {
  buttons: nlButtons,
  parts: async () => (await import('./nlParts.js')).nlParts,
};
