import type { Language } from '../translation.js';
import { ruButtons } from './ruButtons.js';

export const ru: Language = {
  buttons: ruButtons,
  parts: async () => (await import('./ruParts.js')).ruParts,
};
