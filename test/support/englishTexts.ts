import type { Message } from '../../src/lib/text/texts.js';
import { enParts } from '../../src/locales/en/enParts.js';

const { first, ...later } = enParts;
const texts = await Promise.all(Object.values(later).map((load) => load()));

/** The English texts that load with views. */
export const laterTexts: Readonly<Record<string, Message>> = Object.assign({}, ...texts);

/** All English texts. */
export const englishTexts: Readonly<Record<string, Message>> = { ...first, ...laterTexts };
