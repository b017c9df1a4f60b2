import type { Message } from '../../src/lib/text/texts.js';
import { en } from '../../src/locales/en.js';
import { enFeatures } from '../../src/locales/enFeatures.js';
import { enFirst } from '../../src/locales/enFirst.js';

const later = await Promise.all(Object.values({ ...en, ...enFeatures }).map((load) => load()));

/** The English texts that load with views. */
export const laterTexts: Readonly<Record<string, Message>> = Object.assign({}, ...later);

/** All English texts. */
export const englishTexts: Readonly<Record<string, Message>> = { ...enFirst, ...laterTexts };
