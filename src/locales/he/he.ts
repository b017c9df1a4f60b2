import type { Language } from '../translation.js';
import { heButtons } from './heButtons.js';

export const he: Language = {
  buttons: heButtons,
  parts: async () => (await import('./heParts.js')).heParts,
};
