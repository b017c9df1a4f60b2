import type { Language } from '../translation.js';
import { itButtons } from './itButtons.js';

export const it: Language = {
  buttons: itButtons,
  parts: async () => (await import('./itParts.js')).itParts,
};
