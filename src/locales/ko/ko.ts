import type { Language } from '../translation.js';
import { koButtons } from './koButtons.js';

export const ko: Language = {
  buttons: koButtons,
  parts: async () => (await import('./koParts.js')).koParts,
};
