import type { Language } from '../translation.js';
import { zhCNButtons } from './zhCNButtons.js';

export const zhCN: Language = {
  buttons: zhCNButtons,
  parts: async () => (await import('./zhCNParts.js')).zhCNParts,
};
