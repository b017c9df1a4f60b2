import type { Language } from '../translation.js';
import { msButtons } from './msButtons.js';

export const ms: Language = {
  buttons: msButtons,
  parts: async () => (await import('./msParts.js')).msParts,
};
