import type { Catalogue } from '../atoms/translate.js';
import { enFirst } from '../locales/enFirst.js';

/** The texts that the first opening brings. */
export const firstTexts: Catalogue = { locale: 'en', texts: enFirst };
