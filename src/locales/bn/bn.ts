import type { Language } from '../translation.js';
import { bnButtons } from './bnButtons.js';

export const bn: Language = {
  buttons: bnButtons,
  parts: async () => (await import('./bnParts.js')).bnParts,
};
