import type { Language } from '../translation.js';
import { idButtons } from './idButtons.js';

export const id: Language = {
  buttons: idButtons,
  parts: async () => (await import('./idParts.js')).idParts,
};
