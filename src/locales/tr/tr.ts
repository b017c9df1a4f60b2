import type { Language } from '../translation.js';
import { trButtons } from './trButtons.js';

export const tr: Language = {
  buttons: trButtons,
  parts: async () => (await import('./trParts.js')).trParts,
};
