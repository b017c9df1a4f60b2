import { attributes } from './attributes.js';
import { siteLocale } from './siteLocale.js';
import { textLayers } from './textLayers.js';

/** What the element and its session both need of settings. The element brings it, so that the session need not hold it again. */
export const sharedSettings = { attributes, siteLocale, textLayers };

export type SharedSettings = typeof sharedSettings;
