import type { Language } from '../translation.js';
import { ptBRButtons } from './ptBRButtons.js';

export const ptBR: Language = {
  buttons: ptBRButtons,
  parts: async () => (await import('./ptBRParts.js')).ptBRParts,
};
