import type { Language } from '../translation.js';
import { esButtons } from './esButtons.js';

export const es: Language = {
  buttons: esButtons,
  parts: async () => (await import('./esParts.js')).esParts,
};
