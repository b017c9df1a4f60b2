import type { Language } from '../translation.js';
import { es419Buttons } from './es419Buttons.js';

export const es419: Language = {
  buttons: es419Buttons,
  parts: async () => (await import('./es419Parts.js')).es419Parts,
};
