import type { Language } from '../translation.js';
import { hiButtons } from './hiButtons.js';

export const hi: Language = {
  buttons: hiButtons,
  parts: async () => (await import('./hiParts.js')).hiParts,
};
