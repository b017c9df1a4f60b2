import type { Language } from '../translation.js';
import { viButtons } from './viButtons.js';

export const vi: Language = {
  buttons: viButtons,
  parts: async () => (await import('./viParts.js')).viParts,
};
