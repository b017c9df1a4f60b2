import type { Language } from '../translation.js';
import { thButtons } from './thButtons.js';

export const th: Language = {
  buttons: thButtons,
  parts: async () => (await import('./thParts.js')).thParts,
};
