import type { Language } from '../translation.js';
import { faButtons } from './faButtons.js';

export const fa: Language = {
  buttons: faButtons,
  parts: async () => (await import('./faParts.js')).faParts,
};
