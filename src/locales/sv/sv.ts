import type { Language } from '../translation.js';
import { svButtons } from './svButtons.js';

export const sv: Language = {
  buttons: svButtons,
  parts: async () => (await import('./svParts.js')).svParts,
};
