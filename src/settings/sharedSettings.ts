import { attributes } from './attributes.js';
import { siteLocale } from './siteLocale.js';
import { textLayers } from './textLayers.js';

/**
 * The settings helpers that the element and its session share. The element passes them on, so that the session needn't
 * hold them again.
 */
export const sharedSettings = { attributes, siteLocale, textLayers };

export type SharedSettings = typeof sharedSettings;
